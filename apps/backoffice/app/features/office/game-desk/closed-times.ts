import type { ClosedTimesOut } from '@croupier/contract/office/game-desk';
import { mayClose } from '@croupier/domain/play/catalog';

/** As fields of date and time have them: on the operator's clock, empty for none. */
export interface TypedTimes {
  readonly from: string;
  readonly until: string;
}

/** What somebody typed as the times of a switch; undefined where they would close nothing. */
export function closedTimesOf({ from, until }: TypedTimes, now: Date): ClosedTimesOut | undefined {
  const times = { from: momentOf(from), until: momentOf(until) };
  const isOdd = [times.from, times.until].some((each) => Number.isNaN(each?.getTime()) && each !== null);
  if (isOdd || !mayClose(times, now)) return undefined;
  return { from: times.from?.toISOString() ?? null, until: times.until?.toISOString() ?? null };
}

const momentOf = (typed: string): Date | null => (typed === '' ? null : new Date(typed));
