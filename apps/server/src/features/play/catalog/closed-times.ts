import type { ClosedTimes } from '@croupier/domain/play/catalog';

interface ToldTimes {
  readonly from: string | null;
  readonly until: string | null;
}

/** Times as a request has them. @returns undefined where one of them is no time */
export function closedTimesOf(told: ToldTimes | null): ClosedTimes | null | undefined {
  if (told === null) return null;
  const times = { from: dateOf(told.from), until: dateOf(told.until) };
  return [times.from, times.until].some((date) => Number.isNaN(date?.getTime())) ? undefined : times;
}

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

/** Times as an answer has them. */
export const closedTimesView = (times: ClosedTimes | null): ToldTimes | null =>
  times && { from: times.from?.toISOString() ?? null, until: times.until?.toISOString() ?? null };
