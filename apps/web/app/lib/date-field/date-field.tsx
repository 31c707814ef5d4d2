import { Button, Dialog, Field, Skeleton } from '@croupier/ui';
import { dateOf, dayOf } from '@croupier/ui/calendar/days.ts';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../format/use-format.ts';
import { useLanguage } from '../root-data.ts';
import { useNow } from '../use-now.ts';
import { CALENDARS } from './calendars.tsx';
import styles from './date-field.module.css';

export interface DateFieldProps {
  label: string;
  /** `2026-11-22`, or '' for any day. */
  value: string;
  /** No day before this one may be chosen; '' for any. */
  min?: string;
  /** No day after this one; today where it is '' or later. */
  max?: string;
  onChange(day: string): void;
}

/** A day that is past, chosen from a calendar; as written in the language of the page. */
export function DateField({ label, value, min = '', max = '', onChange }: DateFieldProps) {
  const t = useTranslations('shell');
  const Calendar = CALENDARS[useLanguage()];
  const date = useDate();
  const today = new Date(useNow());
  const [open, setOpen] = useState(false);
  const shown = value === '' ? t('date.any') : date(`${value}T00:00:00Z`, 'date', 'UTC');
  const choose = (day: string) => {
    setOpen(false);
    onChange(day);
  };
  return (
    <>
      <Field
        label={label}
        as={({ id, className }) => (
          <button
            type="button"
            id={id}
            className={`${className} ${styles.date}`}
            aria-haspopup="dialog"
            aria-label={`${label}: ${shown}`}
            data-empty={value === '' || undefined}
            onClick={() => setOpen(true)}
          >
            {shown}
          </button>
        )}
      />
      {open && (
        <Dialog
          title={label}
          closeLabel={t('close')}
          size="small"
          onClose={() => setOpen(false)}
          footer={value !== '' && <Button onClick={() => choose('')}>{t('date.clear')}</Button>}
        >
          <Suspense fallback={<Skeleton className={styles.coming} />}>
            <Calendar
              chosen={dateOf(value)}
              from={dateOf(min)}
              to={earlier(dateOf(max), today)}
              onChoose={(day) => choose(dayOf(day) || value)}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

const earlier = (day: Date | undefined, today: Date): Date => (day && day < today ? day : today);
