import type { EarningTerms } from '@croupier/contract/rewards/earning/kind';
import { DAY_MS, judgeStanding } from '@croupier/domain/rewards/programmes';
import type { Tx } from '../../../platform/database.ts';
import type { StoredFact } from '../../../platform/outbox.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { goOnRepeating, readGoals, type GoalRow } from '../goals/feature.ts';
import type { Version } from '../programmes/feature.ts';
import { arePointsCapped, findReward, give, isOverGivingCaps, rewardId } from '../rewards/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { earningFor, heldOf } from './earning-for.ts';
import { KIND, type EarningParts } from './earning-parts.ts';

/** Gives the points of targets that were reached, each once, to players in their order: the books of points are locked in it. */
export async function giveEarned(
  parts: EarningParts,
  tx: Tx,
  facts: readonly StoredFact<'goal.reached'>[],
): Promise<void> {
  const mine = facts.filter(({ payload }) => payload.of === KIND);
  const goals = new Map(mine.map(({ playerId, payload: { id } }) => [`${playerId} ${id}`, { playerId, id }]));
  if (goals.size === 0) return;
  // Under a cap the player is locked before the goal: what others give them meanwhile is counted, or waits.
  const isCapped = await arePointsCapped(tx);
  for (const goal of [...goals.values()].sort(byPlayer)) {
    if (isCapped) await lockPlayer(tx, goal.playerId);
    await giveForGoal(parts, tx, goal);
  }
}

/**
 * Gives a player what is missing of the targets that they have reached by now. Who may not have it now is given nothing and told
 * nothing; it stays missing, and comes with the next target that they reach while they may.
 */
async function giveForGoal(
  parts: EarningParts,
  tx: Tx,
  { playerId, id }: Pick<GoalRow, 'playerId' | 'id'>,
): Promise<void> {
  const now = parts.clock.now();
  const [goal] = await readGoals(tx, playerId, { ids: [id] });
  const player = await findStanding(tx, playerId, now);
  // Both are gone where the account was erased.
  if (!goal || !player) return;
  const under = await parts.programmes.versionOf<EarningTerms>(goal.programmeId!, goal.version!, tx);
  if (!under) throw new Error(`There is no version ${goal.version} of programme ${goal.programmeId}`);
  if (judgeStanding(player, under.programme)) return;
  const { points } = under.programme.terms;
  const isOver = (targets: number) => {
    const of = { playerId, region: player.region, now };
    return isOverGivingCaps(tx, of, [{ kind: 'points', points: points * targets }]);
  };
  const next = await earningFor(parts, player, { now, through: tx });
  // What a cap holds up comes with the next target of the same goal: until then no other takes over from it.
  const isHeldUp = await isOver((await missingTimes(tx, goal)).length);
  const reached = isHeldUp ? goal : await goOnRepeating(tx, goal, next && heldOf(next), now);
  for (const times of await missingTimes(tx, reached)) {
    if (await isOver(1)) return;
    await giveOnce(tx, { goal: reached, under, times, now });
  }
}

/** The last of those that were reached, back to one that was given: in ascending order. */
async function missingTimes(tx: Tx, goal: GoalRow): Promise<number[]> {
  const missing: number[] = [];
  for (let times = goal.times; times > 0; times -= 1) {
    if (await findReward(tx, goal.playerId, rewardId(nameOf(goal, times)))) break;
    missing.unshift(times);
  }
  return missing;
}

const nameOf = ({ playerId, id, code }: GoalRow, times: number) =>
  ({ playerId, source: 'goal', code, reference: `${id} ${times}` }) as const;

async function giveOnce(
  tx: Tx,
  { goal, under, times, now }: { goal: GoalRow; under: Version<EarningTerms>; times: number; now: Date },
): Promise<void> {
  const { id, version, programme } = under;
  const { points, expireDays } = programme.terms;
  await give(tx, {
    ...nameOf(goal, times),
    reward: { kind: 'points', points },
    programme: { id, version, campaign: programme.campaign },
    pointsUntil: expireDays === undefined ? undefined : new Date(now.getTime() + expireDays * DAY_MS),
    now,
  });
}

type Key = Pick<GoalRow, 'playerId' | 'id'>;
const byPlayer = (one: Key, other: Key): number =>
  one.playerId < other.playerId ? -1 : one.playerId > other.playerId ? 1 : one.id < other.id ? -1 : 1;
