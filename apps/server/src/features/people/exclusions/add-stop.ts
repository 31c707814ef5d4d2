import { isLonger } from '@croupier/domain/people/exclusions';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { currentRequestId } from '../../../platform/request-context.ts';
import { forgetSeatRules } from '../play-rules/feature.ts';
import { insertStop, listStops, type StopRow } from './exclusions-store.ts';

/** Adds one that makes what stands longer; another is no news. The caller holds the player's lock. */
export async function addStop(tx: Tx, playerId: bigint, stop: StopRow): Promise<void> {
  if (!isLonger(await listStops(tx, playerId), stop)) return;
  await insertStop(tx, playerId, { ...stop, requestId: currentRequestId() ?? null });
  // After the row: it waits for the stake under way, and the next one reads the row under the seat's lock.
  await forgetSeatRules(tx, playerId);
  await appendFacts(tx, [{ playerId, ...factOf(stop) }]);
}

function factOf({ kind, untilAt }: StopRow) {
  const until = untilAt?.toISOString() ?? null;
  return kind === 'break'
    ? ({ topic: 'break.begun', payload: { until: until! } } as const)
    : ({ topic: 'exclusion.begun', payload: { until } } as const);
}
