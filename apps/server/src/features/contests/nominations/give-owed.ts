import { isDeepStrictEqual } from 'node:util';
import { judgeStanding } from '@croupier/domain/rewards/programmes';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import { REGIONS } from '@croupier/domain/site/regions';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Queryable } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import {
  claimReward,
  give,
  holdClaims,
  isOverGivingCaps,
  rewardFor,
  rewardId,
} from '../../rewards/rewards/feature.ts';
import { findStanding } from '../../rewards/standing/feature.ts';
import { KIND, versionOf, type NominationsParts, type SeasonVersion } from './nominations-parts.ts';
import { isOwed, putOff, setGiven, type OwedRow } from './places-store.ts';

/** A reward that may not be given now is tried again after so long. */
const AGAIN_AFTER_MS = 3_600_000;

/**
 * Gives the reward of a place, once by season, nomination and place, and says so. It is owed since the places stand, whatever became of the
 * programme; who may have nothing now has it later, and is told nothing meanwhile.
 */
export async function giveOwed(parts: NominationsParts, place: OwedRow): Promise<void> {
  const { db, clock } = parts;
  const { playerId, code, number } = place;
  const under = await versionOf(parts, place);
  const judged = { place, under };
  const reward = await rewardNow(parts, db, judged);
  if (!reward) return postpone(parts, place);
  const season = under.programme.code;
  const name = { playerId, source: KIND, code, reference: `${season} ${number}` } as const;
  const claimed = { playerId, version: under, id: rewardId(name), reward, isDrawn: true } as const;
  await claimReward(db, claimed, clock.now());
  crashPoint('nomination.claimed');
  const isDone = await db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    if (!(await isOwed(tx, place))) return true;
    // What others gave them meanwhile is counted now, and they may have begun a break, or have moved to another money.
    if (!isDeepStrictEqual(await rewardNow(parts, tx, judged), reward)) return false;
    await holdClaims(tx, claimed);
    const { id, version, programme } = under;
    const { row } = await give(tx, {
      ...{ ...name, reward, now: clock.now() },
      programme: { id, version, campaign: programme.campaign },
    });
    await setGiven(tx, place, row.id);
    await appendFacts(tx, [{ playerId, topic: 'nomination.placed', payload: { code, season, number } }]);
    crashPoint('nomination.before-commit');
    return true;
  });
  if (!isDone) await postpone(parts, place);
}

/** The reward of a place, where its player may be given it now; undefined: nothing. */
async function rewardNow(
  { clock, programmes }: NominationsParts,
  db: Queryable,
  { place, under }: { place: OwedRow; under: SeasonVersion },
): Promise<PlainReward | undefined> {
  const now = clock.now();
  const { playerId, code, number } = place;
  const { audience, terms } = under.programme;
  const player = await findStanding(db, playerId, now);
  // Being of its audience was asked for when they chose it: leaving it takes nothing that was reached.
  if (!player || judgeStanding(player, { audience: { regions: audience.regions } })) return undefined;
  if ((await programmes.find(KIND, under.programme.code, { now, through: db }))?.over === 'paused')
    return undefined;
  const { region } = player;
  const offered = terms.nominations.find((one) => one.code === code)?.places[number - 1];
  const reward = offered && rewardFor(offered, REGIONS[region].currency);
  if (!reward || (await isOverGivingCaps(db, { playerId, region, now }, [reward]))) return undefined;
  return reward;
}

async function postpone({ db, clock }: NominationsParts, place: OwedRow): Promise<void> {
  const now = clock.now();
  const isThere = (await findStanding(db, place.playerId, now)) !== undefined;
  await putOff(db, place, isThere ? new Date(now.getTime() + AGAIN_AFTER_MS) : null);
}
