import { isDeepStrictEqual } from 'node:util';
import type { QuestTerms } from '@croupier/contract/rewards/quest/kind';
import { judgeStanding } from '@croupier/domain/rewards/programmes';
import { GIVE_AGAIN_MS, MAY_AGAIN_MS } from '@croupier/domain/rewards/quest';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import { REGIONS, type RegionId } from '@croupier/domain/site/regions';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Queryable } from '../../../platform/database.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import {
  claimReward,
  give,
  holdClaims,
  isOverGivingCaps,
  rewardFor,
  rewardId,
  type ClaimedReward,
} from '../rewards/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { setGiveAt, setGiven, type EntryRow } from './entries-store.ts';
import { KIND, nameOf, rewardsOf, versionOf, type QuestParts, type QuestVersion } from './quest-parts.ts';

/**
 * Gives a player the rewards that a quest owes them, in their order and each once. Who may not have the next one now is told nothing; it is
 * tried again later.
 */
export async function giveOwed(parts: QuestParts, entry: EntryRow): Promise<void> {
  const under = await versionOf(parts, entry);
  for (let number = entry.given + 1; number <= entry.owed; number += 1) {
    const again = await giveReward(parts, { entry, under, number });
    if (again) return setGiveAt(parts.db, entry, again);
  }
}

interface Owed {
  readonly entry: EntryRow;
  readonly under: QuestVersion;
  /** Which of its rewards, from 1. */
  readonly number: number;
}

/** @returns when it is tried again, where they may not have it now */
async function giveReward(parts: QuestParts, owed: Owed): Promise<Date | undefined> {
  const { db, clock } = parts;
  const { entry, under, number } = owed;
  const now = clock.now();
  const found = await rewardNow(parts, db, owed, now);
  if ('again' in found) return found.again;
  const { reward } = found;
  const name = nameOf(entry, number);
  // It was reached, so it is given: the budget counts it, and no longer says no.
  const wanted: ClaimedReward = {
    ...{ playerId: entry.playerId, version: under, id: rewardId(name), reward, isDrawn: true },
  };
  await claimReward(db, wanted, now);
  crashPoint('quest.claimed');
  const again = await db.transaction(async (tx) => {
    await lockPlayer(tx, entry.playerId);
    // Asked again under the lock: what others give them meanwhile is counted.
    const still = await rewardNow(parts, tx, owed, now);
    if ('again' in still) return still.again;
    // They have moved to another money: it is claimed in that one, the next time.
    if (!isDeepStrictEqual(still.reward, reward)) return now;
    // Somebody else has given it.
    if (!(await setGiven(tx, entry, number))) return undefined;
    await holdClaims(tx, wanted);
    const { id, version, programme } = under;
    await give(tx, { ...name, reward, now, programme: { id, version, campaign: programme.campaign } });
    crashPoint('quest.before-commit');
    return undefined;
  });
  crashPoint('quest.after-commit');
  return again;
}

/**
 * The reward in the money that its player plays in now, or when it is tried again. Who takes part is promised it: of the audience nothing
 * is asked any more, but for what protects a player.
 */
async function rewardNow(
  { programmes }: QuestParts,
  db: Queryable,
  { entry, under, number }: Owed,
  now: Date,
): Promise<{ reward: PlainReward } | { again: Date }> {
  const { playerId, code } = entry;
  const after = (ms: number) => ({ again: new Date(now.getTime() + ms) });
  const player = await findStanding(db, playerId, now);
  if (!player) return after(MAY_AGAIN_MS);
  const rule = judgeStanding(player, promisedTo(player.region));
  if (rule) return rule.until ? { again: rule.until } : after(MAY_AGAIN_MS);
  const reward = rewardFor(rewardsOf(under.programme.terms)[number - 1]!, REGIONS[player.region].currency);
  if (!reward) return after(MAY_AGAIN_MS);
  // What was reached is owed, also under a programme that is over since; a pause holds everybody.
  const found = await programmes.find<QuestTerms>(KIND, code, { now, through: db });
  if (found?.over === 'paused') return after(GIVE_AGAIN_MS);
  const isOver = await isOverGivingCaps(db, { playerId, region: player.region, now }, [reward]);
  return isOver ? after(GIVE_AGAIN_MS) : { reward };
}

/** What is asked of a player who takes part already. */
export const promisedTo = (region: RegionId) => ({ audience: { regions: [region] } });
