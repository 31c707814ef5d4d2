import { DayPicker, type DayPickerLocale } from '@daypicker/react';
import '@daypicker/react/style.css';
import styles from './calendar.module.css';

export interface CalendarProps {
  chosen: Date | undefined;
  from: Date | undefined;
  to: Date;
  onChoose(date: Date | undefined): void;
}

/** A month to choose a day from; the arrow keys walk over it. */
export function Calendar({
  locale,
  chosen,
  from,
  to,
  onChoose,
}: CalendarProps & { locale: DayPickerLocale }) {
  return (
    <DayPicker
      mode="single"
      autoFocus
      className={styles.calendar ?? ''}
      locale={locale}
      selected={chosen}
      defaultMonth={chosen ?? to}
      endMonth={to}
      {...(from && { startMonth: from })}
      disabled={[{ after: to }, ...(from ? [{ before: from }] : [])]}
      onSelect={onChoose}
    />
  );
}
