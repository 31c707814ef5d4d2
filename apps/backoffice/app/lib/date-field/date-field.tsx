import { Dialog, Field, IconButton, Skeleton } from '@croupier/ui';
import { dateOf, dayOf } from '@croupier/ui/calendar/days.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '../icon/icon.tsx';
import styles from './date-field.module.css';
import { readDate, writeDate } from './written-date.ts';

const Calendar = lazy(() => import('./office-calendar.tsx'));

export interface DateFieldProps {
  label: string;
  /** `2026-11-29`, with a time `2026-11-29T18:30`; '' for none. */
  value: string;
  /** True where a time of day belongs to it. */
  withTime?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  /** No day after this one is offered. */
  max?: string;
  /** Called with '' while what is typed is no date yet. */
  onChange(value: string): void;
}

/**
 * A date as the operator's language writes it, typed or chosen from a calendar. The browser's own field would follow the
 * language of the browser instead, and read 03/04 as the third of April or the fourth of March by it.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, withTime = false, hint, error, className, max = '', onChange } = props;
  const t = useTranslations('lib');
  const locale = useLocale();
  // While it is typed it is as it was typed; null once it is left.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOdd, setOdd] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const example = t(withTime ? 'date.moment' : 'date.day');
  const type = (text: string) => {
    setTyped(text);
    setOdd(false);
    const next = readDate(text, withTime) ?? '';
    if (next !== value) onChange(next);
  };
  const leave = () => {
    // What nobody can read stays to be mended, unless the form went on with what it had.
    const isUnread = value === '' && (typed ?? '').trim() !== '';
    setOdd(isUnread);
    if (!isUnread) setTyped(null);
  };
  const choose = (day: string) => {
    setOpen(false);
    if (day === '') return;
    setTyped(null);
    setOdd(false);
    onChange(withTime ? `${day}T${value.split('T')[1] ?? '00:00'}` : day);
  };
  return (
    <>
      <Field
        label={label}
        hint={hint}
        error={isOdd ? t('date.odd', { example }) : error}
        className={className}
        placeholder={example}
        autoComplete="off"
        value={typed ?? writeDate(value, locale)}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        after={
          <IconButton label={`${t('date.choose')}: ${label}`} onClick={() => setOpen(true)}>
            <Icon name="calendar" />
          </IconButton>
        }
      />
      {isOpen && (
        <Dialog title={label} closeLabel={t('list.close')} size="small" onClose={() => setOpen(false)}>
          <Suspense fallback={<Skeleton className={styles.coming} />}>
            <Calendar
              chosen={dateOf(value.slice(0, 10))}
              to={dateOf(max)}
              onChoose={(day) => choose(dayOf(day))}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
