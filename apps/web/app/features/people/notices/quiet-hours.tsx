import type { NoticePreferences } from '@croupier/contract/people/notices';
import { QUARTER_MINUTES } from '@croupier/domain/people/notices';
import { Select } from '@croupier/ui';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { PreferencesChange } from './preferences.ts';
import styles from './settings.module.css';
import { Switch } from './switch.tsx';

interface Props {
  preferences: NoticePreferences;
  onChange(change: PreferencesChange): void;
}

const AT_FIRST = { fromMinute: 22 * 60, toMinute: 8 * 60 };
const QUARTERS = Array.from({ length: 1_440 / QUARTER_MINUTES }, (_, at) => at * QUARTER_MINUTES);

/** When the player is not disturbed, by the clocks of where they live. */
export function QuietHours({ preferences, onChange }: Props) {
  const t = useTranslations('notices.settings.quiet');
  const date = useDate();
  const now = useNow();
  const id = useId();
  const { quietHours: hours, timeZone } = preferences;
  return (
    <div role="group" aria-labelledby={id} className={styles.quiet}>
      <h2 id={id}>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <Switch
        label={t('on')}
        isOn={hours !== null}
        onChange={(isOn) => onChange({ quietHours: isOn ? AT_FIRST : null })}
      />
      {hours && (
        <div className={styles.hours}>
          <Select
            label={t('from')}
            value={String(hours.fromMinute)}
            options={timesBut(hours.toMinute)}
            onChange={(event) =>
              onChange({ quietHours: { ...hours, fromMinute: Number(event.target.value) } })
            }
          />
          <Select
            label={t('to')}
            value={String(hours.toMinute)}
            options={timesBut(hours.fromMinute)}
            onChange={(event) => onChange({ quietHours: { ...hours, toMinute: Number(event.target.value) } })}
          />
        </div>
      )}
      <p className={styles.text}>
        {t('zone', { zone: timeZone.replaceAll('_', ' '), time: date(new Date(now), 'time', timeZone) })}
      </p>
    </div>
  );
}

/** Every quarter of an hour of a day, but this one: hours must have a length. */
const timesBut = (other: number) =>
  QUARTERS.map((minute) => ({ value: String(minute), label: timeOf(minute), disabled: minute === other }));

const two = (part: number): string => String(part).padStart(2, '0');
const timeOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
