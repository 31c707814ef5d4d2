import { periodOf, type Caps } from '@croupier/domain/rewards/programmes';
import { REGION_TIME_ZONES, type RegionId } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { countTaken, lessenTaken, listTaken } from './taken-store.ts';

interface Taking {
  readonly playerId: bigint;
  readonly programmeId: bigint;
  readonly caps: Pick<Caps, 'perPlayer' | 'perPeriod'>;
  /** By whose clocks days, weeks and months are counted. */
  readonly region: RegionId;
  readonly now: Date;
}

/**
 * Counts one more for a player, in the transaction that gives it, where their share has room: of two at once the second waits for the
 * first and sees what it took. @returns false where they have had their share, and then nothing is counted
 */
export async function takeForPlayer(tx: Tx, taking: Taking): Promise<boolean> {
  const wanted = periodsOf(taking);
  if (wanted.length === 0) return true;
  const { playerId, programmeId } = taking;
  const counted = await countTaken(tx, { playerId, programmeId, periods: wanted });
  if (counted.length === wanted.length) return true;
  await lessenTaken(tx, { playerId, programmeId, periods: counted });
  return false;
}

/** Gives one back that was taken and not had. @param taking as it was taken, `now` too */
export const giveBackForPlayer = (tx: Tx, taking: Taking): Promise<void> =>
  lessenTaken(tx, { ...taking, periods: periodsOf(taking).map(({ period }) => period) });

/** How many of their share a player has left; undefined: as many as they like. */
export async function leftForPlayer(db: Queryable, taking: Taking): Promise<number | undefined> {
  const wanted = periodsOf(taking);
  if (wanted.length === 0) return undefined;
  const taken = await listTaken(db, taking);
  const left = wanted.map(({ period, cap }) => cap - (taken.get(period) ?? 0));
  return Math.max(0, Math.min(...left));
}

/** In one order everywhere: they are locked in it. The empty period is all time. */
function periodsOf({ caps, region, now }: Taking): { period: string; cap: number }[] {
  const { perPlayer, perPeriod } = caps;
  return [
    ...(perPlayer === undefined ? [] : [{ period: '', cap: perPlayer }]),
    ...(perPeriod === undefined
      ? []
      : [{ period: periodOf(perPeriod.period, now, REGION_TIME_ZONES[region]), cap: perPeriod.count }]),
  ];
}
