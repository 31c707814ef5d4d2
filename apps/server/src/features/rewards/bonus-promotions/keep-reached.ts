import { judgeStanding } from '@croupier/domain/rewards/programmes';
import type { Tx } from '../../../platform/database.ts';
import type { StoredFact } from '../../../platform/outbox.ts';
import { goOnRepeating, readGoals, type GoalRow } from '../goals/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { insertReached, readParts } from './parts-store.ts';
import { promotionsFor, type PromotionParts, type TermsOf } from './promotion-parts.ts';
import { GOAL_OF, heldOf } from './take-part.ts';

/**
 * Keeps which targets were reached by players in their order: a job draws a part for each. No seat is locked here, where a turn
 * may have many players: nobody's next round waits for it.
 */
export async function keepReached(
  parts: PromotionParts,
  tx: Tx,
  facts: readonly StoredFact<'goal.reached'>[],
): Promise<void> {
  const mine = facts.filter(({ payload }) => payload.of === GOAL_OF);
  const goals = new Map(mine.map(({ playerId, payload: { id } }) => [`${playerId} ${id}`, { playerId, id }]));
  for (const goal of [...goals.values()].sort(byPlayer)) await keepForGoal(parts, tx, goal);
}

/** Nothing is given to whoever may not have it now; it stays missing, and comes with the next target that they reach while they may. */
async function keepForGoal(parts: PromotionParts, tx: Tx, { playerId, id }: Key): Promise<void> {
  const now = parts.clock.now();
  const [goal] = await readGoals(tx, playerId, { ids: [id] });
  const player = await findStanding(tx, playerId, now);
  // Both are gone where the account was erased.
  if (!goal || !player) return;
  const { programmeId, version } = goal;
  const under = await parts.programmes.versionOf<TermsOf<'manufacture'>>(programmeId!, version!, tx);
  if (!under) throw new Error(`There is no version ${version} of programme ${programmeId}`);
  if (judgeStanding(player, under.programme)) return;
  const inForce = await promotionsFor(parts, player, { as: 'manufacture', now, through: tx });
  const newest = inForce.find((one) => one.id === programmeId);
  const held = newest && heldOf(newest, player.region);
  // A version that has no use for a part that they have waits until that part is spent.
  const known = new Set(newest?.programme.terms.parts.map(({ code }) => code));
  const isOld = held && [...(await readParts(tx, playerId, programmeId!)).keys()].some((part) => !known.has(part)); // prettier-ignore
  const next = isOld ? heldOf(under, player.region) : held;
  const { code, times, reachedAt } = await goOnRepeating(tx, goal, next, now);
  await insertReached(tx, {
    ...{ playerId, goalId: id, code, programmeId: programmeId!, version: version! },
    ...{ times, reachedAt: reachedAt! },
  });
}

type Key = Pick<GoalRow, 'playerId' | 'id'>;
const byPlayer = (one: Key, other: Key): number =>
  one.playerId < other.playerId ? -1 : one.playerId > other.playerId ? 1 : one.id < other.id ? -1 : 1;
