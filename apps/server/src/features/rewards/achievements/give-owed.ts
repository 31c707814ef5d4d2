import { isDeepStrictEqual } from 'node:util';
import { judgeStanding } from '@croupier/domain/rewards/programmes';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import { REGIONS } from '@croupier/domain/site/regions';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Queryable } from '../../../platform/database.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { claimReward, give, holdClaims, isOverGivingCaps, rewardFor, rewardId } from '../rewards/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { isOwed, putOff, setGiven, type TierRow } from './achievements-store.ts';
import { KIND, versionOf, type AchievementVersion, type AchievementsParts } from './achievements-parts.ts';

/** A reward that may not be given now is tried again after so long. */
const AGAIN_AFTER_MS = 3_600_000;

/**
 * Gives the reward of a medal, once by achievement and tier. It is owed since the medal was reached, whatever became of the
 * programme; who may have nothing now has it later, and is told nothing meanwhile.
 */
export async function giveOwed(parts: AchievementsParts, medal: TierRow): Promise<void> {
  const { db, clock } = parts;
  const { playerId, code, tier } = medal;
  const under = await versionOf(parts, medal);
  const judged = { playerId, under, tier };
  const reward = await rewardNow(parts, db, judged);
  if (!reward) return postpone(parts, medal);
  const name = { playerId, source: KIND, code, reference: tier } as const;
  const claimed = { playerId, version: under, id: rewardId(name), reward, isDrawn: true } as const;
  await claimReward(db, claimed, clock.now());
  crashPoint('achievement.claimed');
  const isDone = await db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    if (!(await isOwed(tx, medal))) return true;
    // What others gave them meanwhile is counted now, and they may have begun a break, or have moved to another money.
    if (!isDeepStrictEqual(await rewardNow(parts, tx, judged), reward)) return false;
    await holdClaims(tx, claimed);
    const { id, version, programme } = under;
    const { row } = await give(tx, {
      ...{ ...name, reward, now: clock.now() },
      programme: { id, version, campaign: programme.campaign },
    });
    await setGiven(tx, medal, row.id);
    crashPoint('achievement.before-commit');
    return true;
  });
  if (!isDone) await postpone(parts, medal);
}

/** The reward of a medal, where its player may be given it now; undefined: nothing. */
async function rewardNow(
  { clock, programmes }: AchievementsParts,
  db: Queryable,
  { playerId, under, tier }: Pick<TierRow, 'playerId' | 'tier'> & { under: AchievementVersion },
): Promise<PlainReward | undefined> {
  const now = clock.now();
  const { code, audience, terms } = under.programme;
  const player = await findStanding(db, playerId, now);
  // Being of its audience was asked for when they began: leaving it takes nothing that was reached.
  if (!player || judgeStanding(player, { audience: { regions: audience.regions } })) return undefined;
  if ((await programmes.find(KIND, code, { now, through: db }))?.over === 'paused') return undefined;
  const { region } = player;
  const offered = terms.tiers.find((one) => one.tier === tier)?.reward;
  const reward = offered && rewardFor(offered, REGIONS[region].currency);
  if (!reward || (await isOverGivingCaps(db, { playerId, region, now }, [reward]))) return undefined;
  return reward;
}

async function postpone({ db, clock }: AchievementsParts, medal: TierRow): Promise<void> {
  const now = clock.now();
  const isThere = (await findStanding(db, medal.playerId, now)) !== undefined;
  await putOff(db, medal, isThere ? new Date(now.getTime() + AGAIN_AFTER_MS) : null);
}
