import type { InputOf } from '@croupier/contract/kit';
import type { listRounds, RoundRow } from '@croupier/contract/play/rounds';
import { instantOf } from '../../../platform/http/instant.ts';
import type { HistoryFilter } from './rounds-store.ts';

type Asked = InputOf<typeof listRounds>['query'];

/** The filter of a request; undefined when an instant is none. */
export function readFilter({ game, from, to, result, kind }: Asked): HistoryFilter | undefined {
  const period = { from: instantOf(from), to: instantOf(to) };
  if (period.from === null || period.to === null) return undefined;
  return { game, result, kind, from: period.from, to: period.to };
}

/** Whether an open round is one of those asked for: nothing is won or lost by it yet. */
export function fitsOpen(round: RoundRow, { from, to, result, kind }: HistoryFilter): boolean {
  const openedAt = new Date(round.settledAt);
  if (result !== undefined || (kind !== undefined && kind !== round.kind)) return false;
  return (from === undefined || openedAt >= from) && (to === undefined || openedAt < to);
}
