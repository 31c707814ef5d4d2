import { LAST_ROUNDS_MS } from '@croupier/domain/rewards/goals';
import { crashPoint } from '../../../platform/crash-point.ts';
import { endGoals, hasReadUntil } from '../../rewards/goals/feature.ts';
import { isCounting, listLeftGoals } from './entries-store.ts';
import { KIND, type NominationsParts, type SeasonVersion } from './nominations-parts.ts';
import { keepOrder } from './order-store.ts';
import { insertSeason, listFrozen } from './places-store.ts';

/**
 * Keeps the places of seasons that are over, each season in one transaction, once. A round that began in time may end after it, so that it
 * waits a while; and until everything that was told by then is counted.
 */
export async function freezeSeasons(parts: NominationsParts, signal?: AbortSignal): Promise<void> {
  const { db, clock, programmes } = parts;
  const now = clock.now();
  const last = new Date(now.getTime() - LAST_ROUNDS_MS);
  const over = (await programmes.list({ now })).filter(
    (one) => one.programme.kind === KIND && one.over === 'ended' && one.until! <= last,
  );
  const frozen = await listFrozen(
    db,
    over.map(({ id }) => id),
  );
  const known = new Set(frozen.map(({ programmeId }) => programmeId));
  for (const { until, ...under } of over) {
    if (known.has(under.id) || signal?.aborted) continue;
    const told = new Date(until!.getTime() + LAST_ROUNDS_MS);
    await freeze(parts, under as unknown as SeasonVersion, { now, told });
  }
}

async function freeze(
  { db }: NominationsParts,
  { id: programmeId, version, programme }: SeasonVersion,
  { now, told }: { now: Date; told: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await hasReadUntil(tx, told)) || (await isCounting(tx, programmeId))) return;
    if (!(await insertSeason(tx, { programmeId, version, now }))) return;
    for (const { code, measure, places } of programme.terms.nominations)
      await keepOrder(tx, { programmeId, code, measure, now }, places.length);
    crashPoint('nomination.frozen');
  });
}

const PORTION = 500;

/** Ends goals of seasons whose places stand, and of versions that were withdrawn: nothing counts for them any more. */
export async function endLeft(parts: NominationsParts, signal?: AbortSignal): Promise<void> {
  const { db, clock, programmes } = parts;
  const all = (await programmes.list({ now: clock.now() })).filter(
    ({ programme }) => programme.kind === KIND,
  );
  const ids = all.map(({ id }) => id);
  const frozen = (await listFrozen(db, ids)).map(({ programmeId }) => programmeId);
  const list = () => listLeftGoals(db, frozen, PORTION);
  for (let goals = await list(); goals.length > 0 && !signal?.aborted; goals = await list())
    for (const { playerId, id } of goals) await db.transaction((tx) => endGoals(tx, playerId, [id]));
}
