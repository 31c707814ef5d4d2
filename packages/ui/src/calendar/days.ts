/** A day of the calendar as forms carry it: `2026-11-22`, or '' for none. In the viewer's own zone, as calendars are. */
export function dayOf(date: Date | undefined): string {
  if (!date) return '';
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** @returns undefined for what is no day, the 31st of February included */
export function dateOf(day: string): Date | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!parts) return undefined;
  const date = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return dayOf(date) === day ? date : undefined;
}
