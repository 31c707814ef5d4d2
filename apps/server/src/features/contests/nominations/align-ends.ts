import { runOf } from '@croupier/domain/rewards/programmes';
import { moveGoalEnd } from '../../rewards/goals/feature.ts';
import { listOtherEnds } from './entries-store.ts';
import { KIND, type NominationsParts } from './nominations-parts.ts';
import { listFrozen } from './places-store.ts';

const PORTION = 500;

/**
 * Has everybody count until the same end: of the version that is in force, by the clocks of the region that they live in now. Otherwise
 * who chose before a season was made longer would be compared with who chose after it.
 */
export async function alignEnds(parts: NominationsParts, signal?: AbortSignal): Promise<void> {
  const { db, clock, programmes } = parts;
  const all = (await programmes.list({ now: clock.now() })).filter(
    ({ programme, over }) => programme.kind === KIND && over !== 'withdrawn',
  );
  const ids = all.map(({ id }) => id);
  const frozen = new Set((await listFrozen(db, ids)).map(({ programmeId }) => programmeId));
  for (const { id: programmeId, programme } of all) {
    if (frozen.has(programmeId)) continue;
    const { audience, schedule } = programme;
    const ends = new Map(audience.regions.map((region) => [region, runOf(schedule, region, 0).until!]));
    const list = () => listOtherEnds(db, { programmeId, ends, limit: PORTION });
    for (let goals = await list(); goals.length > 0 && !signal?.aborted; goals = await list())
      for (const goal of goals) await db.transaction((tx) => moveGoalEnd(tx, { ...goal, of: KIND }));
  }
}
