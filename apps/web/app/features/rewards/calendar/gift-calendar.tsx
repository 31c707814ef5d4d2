import type { Calendar, Door } from '@croupier/contract/rewards/calendar';
import { Button, FormFailure } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { putKnown } from '../../../lib/ask-anew.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { refreshProfile } from '../../../lib/session.ts';
import { Prose } from '../../site/content/prose.tsx';
import { Inside } from '../bonus-promotions/inside.tsx';
import { CalendarDoor } from './calendar-door.tsx';
import { calendarQuery, openDoor } from './calendar-query.ts';
import styles from './calendar.module.css';
import { GotFromDoor } from './got-from-door.tsx';
import { useFailureText } from './use-failure-text.ts';

/** The doors, what came out of one, and the odds. What is behind a door is decided before anything on screen moves. */
export function GiftCalendar({ calendar }: { calendar: Calendar }) {
  const t = useTranslations('calendar');
  const rules = useTranslations('rewards.rule');
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const said = useRef<HTMLDivElement>(null);
  const { code, doors, missed, rule, today, loot, terms } = calendar;
  const open = useMutation({
    mutationFn: (day: string) => openDoor({ code, day, language }),
    onSuccess: ({ calendar: next }) => {
      if (next) putKnown(client, calendarQuery(language).queryKey, next);
      void refreshProfile(client).catch(() => undefined);
    },
  });
  useEffect(() => {
    // The door is no button any more: whoever came by keyboard goes on from what was behind it.
    if (open.data) said.current?.focus();
  }, [open.data]);
  const press = (day: string) => !open.isPending && open.mutate(day);
  const doorOfToday = doors.find(({ day, state }) => day === today && state === 'OPEN');
  const price = typeof missed === 'object' ? missed.price : undefined;
  const waiting = open.isPending ? open.variables : undefined;
  return (
    <div className={styles.layout}>
      <div className={styles.stage}>
        <div role="status" ref={said} tabIndex={-1} className={styles.said}>
          {open.data && !open.isPending && <GotFromDoor {...open.data} />}
        </div>
        <FormFailure>{open.isError && failureText(open.error)}</FormFailure>
        {rule && <p>{rules(rule.rule)}</p>}
        {doorOfToday && !rule && (
          <Button look="gold" busy={open.isPending} onClick={() => press(doorOfToday.day)}>
            {open.isPending ? t('opening') : t('open')}
          </Button>
        )}
        <ul data-gift className={styles.doors} aria-label={t('doors')}>
          {doors.map((door) => (
            <li key={door.day}>
              <CalendarDoor
                {...{ door, price, isWaiting: waiting === door.day, isToday: door.day === today }}
                onPress={mayPress(door, rule, price) ? () => press(door.day) : undefined}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.facts}>
        <p>{t('rules')}</p>
        <p>{price === undefined ? t(`missed.${missed as 'lost' | 'open'}`) : t('missed.price', { price })}</p>
        {loot && <Inside loot={loot} />}
        {terms.map((html) => (
          <Prose key={html} html={html} />
        ))}
      </div>
    </div>
  );
}

const mayPress = ({ state }: Door, rule: Calendar['rule'], price: number | undefined): boolean =>
  rule === null && (state === 'OPEN' || (state === 'MISSED' && price !== undefined));
