import { DayPicker, type DayPickerLocale } from '@daypicker/react';
import '@daypicker/react/style.css';
import styles from './calendar.module.css';

export interface CalendarProps {
  chosen: Date | undefined;
  /** No day before this one may be chosen. */
  from?: Date | undefined;
  /** No day after this one. */
  to?: Date | undefined;
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
      {...withBounds(chosen, from, to)}
      onSelect={onChoose}
    />
  );
}

/** The props of the library that a chosen day and bounds make; it takes no undefined. */
function withBounds(chosen: Date | undefined, from: Date | undefined, to: Date | undefined) {
  const shown = chosen ?? to;
  return {
    disabled: [...(to ? [{ after: to }] : []), ...(from ? [{ before: from }] : [])],
    ...(shown && { defaultMonth: shown }),
    ...(from && { startMonth: from }),
    ...(to && { endMonth: to }),
  };
}
