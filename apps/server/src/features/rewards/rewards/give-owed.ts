import { isDeepStrictEqual } from 'node:util';
import type { RewardIn } from '@croupier/contract/rewards/programmes';
import { judgeStanding, type OfferRule } from '@croupier/domain/rewards/programmes';
import type { PlainReward } from '@croupier/domain/rewards/rewards';
import { REGIONS, type RegionId } from '@croupier/domain/site/regions';
import type { Clock } from '../../../platform/clock.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Database, Queryable, Tx } from '../../../platform/database.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import type { ReadProgrammes, Version } from '../programmes/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { claimReward, holdClaims, type ClaimedReward } from './claim-reward.ts';
import { give, rewardId } from './give.ts';
import { isOverGivingCaps } from './giving-caps.ts';
import { isOwed, putOff, setGiven, type OwedKey, type OwedTable } from './owed-store.ts';
import { rewardFor } from './reward-in.ts';
import type { RewardName } from './rewards-store.ts';

/** A reward that a player has reached, and that a row of a mechanic says they are owed. */
export interface Owed {
  readonly table: OwedTable;
  readonly key: OwedKey;
  readonly name: RewardName & { readonly playerId: bigint };
  /** The version that it was reached under. */
  readonly under: Version;
  /** The reward as that version defines it. */
  readonly offered: RewardIn | undefined;
  /** Regions whose players are given it; left out: those of any region that it has an amount for. */
  readonly regions?: readonly RegionId[];
  /** The next try; null: never. Left out: after an hour, where anybody is there to be given it. */
  readonly again?: (waits: Waits, now: Date) => Date | null;
  /** Told in the transaction that gives it. */
  readonly given?: (tx: Tx) => Promise<void>;
}

/**
 * Reasons of a reward that waits: nobody is there to be given it, a rule keeps its player from it, it has no amount where they live, giving is
 * paused or capped, or they moved to another money while it was given.
 */
export type Waits = 'nobody' | OfferRule | 'no_amount' | 'held' | 'moved';

interface GiveParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly programmes: Pick<ReadProgrammes, 'find'>;
}

/**
 * Gives what is owed, once by its name. It was reached, so it is given whatever became of the programme: the budget counts it, and no
 * longer says no. Whoever may have nothing now is told nothing; it is put off, and tried again.
 * @returns false where it was put off
 */
export async function giveOwed(parts: GiveParts, owed: Owed): Promise<boolean> {
  const { db, clock } = parts;
  const { table, key, again = hourly } = owed;
  const waits = await tryToGive(parts, owed);
  if (waits) await putOff(db, table, key, again(waits, clock.now()));
  return !waits;
}

async function tryToGive(parts: GiveParts, owed: Owed): Promise<Waits | undefined> {
  const { db, clock } = parts;
  const { table, key, name, under } = owed;
  const { playerId, source } = name;
  const found = await rewardNow(parts, db, owed);
  if ('waits' in found) return found.waits;
  const { reward } = found;
  const claimed: ClaimedReward = { playerId, version: under, id: rewardId(name), reward, isDrawn: true };
  await claimReward(db, claimed, clock.now());
  crashPoint(`${source}.claimed`);
  const waits = await db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    // Somebody else has given it.
    if (!(await isOwed(tx, table, key))) return undefined;
    // What others gave them meanwhile is counted now, and they may have begun a break, or have moved to another money.
    const still = await rewardNow(parts, tx, owed);
    if ('waits' in still) return still.waits;
    if (!isDeepStrictEqual(still.reward, reward)) return 'moved';
    await holdClaims(tx, claimed);
    const { id, version, programme } = under;
    const { row } = await give(tx, {
      ...{ ...name, reward, now: clock.now() },
      programme: { id, version, campaign: programme.campaign },
    });
    await setGiven(tx, table, key, row.id);
    await owed.given?.(tx);
    crashPoint(`${source}.before-commit`);
    return undefined;
  });
  crashPoint(`${source}.after-commit`);
  return waits;
}

/** The reward in the money that its player plays in now, or why it waits. */
async function rewardNow(
  { clock, programmes }: GiveParts,
  db: Queryable,
  { name: { playerId }, under, offered, regions }: Owed,
): Promise<{ reward: PlainReward } | { waits: Waits }> {
  const now = clock.now();
  const player = await findStanding(db, playerId, now);
  if (!player) return { waits: 'nobody' };
  const { region } = player;
  const rule = judgeStanding(player, promisedTo(regions ?? [region]));
  if (rule) return { waits: rule };
  const reward = offered && rewardFor(offered, REGIONS[region].currency);
  if (!reward) return { waits: 'no_amount' };
  const { kind, code } = under.programme;
  // What was reached is owed, also under a programme that is over since; a pause holds everybody.
  const isPaused = (await programmes.find(kind, code, { now, through: db }))?.over === 'paused';
  const isHeld = isPaused || (await isOverGivingCaps(db, { playerId, region, now }, [reward]));
  return isHeld ? { waits: 'held' } : { reward };
}

/** The judgement of players to whom something was promised: of its audience nothing is asked any more, but for what protects them. */
export const promisedTo = (regions: readonly RegionId[]) => ({ audience: { regions: [...regions] } });

const HOUR_MS = 3_600_000;

const hourly = (waits: Waits, now: Date): Date | null =>
  waits === 'nobody' ? null : new Date(now.getTime() + HOUR_MS);
