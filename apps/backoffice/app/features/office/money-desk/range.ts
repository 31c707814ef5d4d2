const DAY_MS = 24 * 3_600_000;
const DAY = /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/;
const USUAL_DAYS = 7;

/** The ranges that are a press away. */
export const PRESETS = [7, 30, 90] as const;

export interface Range {
  readonly from: string;
  readonly to: string;
}

/** The day (UTC) so many days before another. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

export const today = (): string => new Date().toISOString().slice(0, 10);

/** The days that an address names; the last week where it names none. */
export function rangeOf({ from, to }: { readonly from?: string; readonly to?: string }, now: string): Range {
  const last = to && DAY.test(to) ? to : now;
  const first = from && DAY.test(from) ? from : daysBefore(last, USUAL_DAYS - 1);
  return { from: first, to: last };
}

/** Which of the presets a range is; undefined for one of its own. */
export const presetOf = ({ from, to }: Range, now: string): (typeof PRESETS)[number] | undefined =>
  PRESETS.find((days) => to === now && from === daysBefore(now, days - 1));
