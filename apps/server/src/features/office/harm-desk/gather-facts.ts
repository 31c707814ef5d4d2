import type { HarmFacts } from '@croupier/domain/office/harm-desk';
import { REGION_TIME_ZONES } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import { findVersionAt } from '../../money/ledger/feature.ts';
import { gatherLimits } from './gather-limits.ts';
import {
  countTakenBack,
  findRegion,
  listAccounts,
  listBreaks,
  listDeposits,
  listMinutes,
  type DaySpan,
} from './harm-facts-store.ts';

const DAY_MS = 86_400_000;
/** Clocks of two servers, and a batch that waited, may put neighbours this much out of order. */
const CLOCK_SKEW_MS = 5 * 60_000;
const DEPOSITS_DAYS = 35;
const BREAKS_DAYS = 30;
/** The longest break is of 42 days: one that ended on the day began no sooner. */
const BREAKS_BACK_DAYS = 63;

/** What is kept of a day of a player; undefined where they are not known any more. */
export async function gatherFacts(
  db: Queryable,
  playerId: bigint,
  day: string,
): Promise<HarmFacts | undefined> {
  const region = await findRegion(db, playerId);
  if (!region) return undefined;
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + DAY_MS);
  const before = (days: number) => new Date(to.getTime() - days * DAY_MS);
  const spans: DaySpan[] = [];
  for (const account of await listAccounts(db, playerId)) {
    const versionAt = (at: number) => findVersionAt(db, { playerId, ...account }, new Date(at));
    const low = await versionAt(from.getTime() - CLOCK_SKEW_MS);
    spans.push({ ...account, low, high: await versionAt(to.getTime() + CLOCK_SKEW_MS) });
  }
  const minutes = await listMinutes(db, { playerId, spans, from, to, zone: REGION_TIME_ZONES[region] });
  const deposits = await listDeposits(db, playerId, before(DEPOSITS_DAYS + 1), to);
  const breaks = await listBreaks(db, playerId, before(BREAKS_BACK_DAYS), to);
  const firstAt = minutes[0]?.at ?? to;
  const ended = breaks.map(({ untilAt }) => untilAt).filter((at) => at <= firstAt);
  return {
    ...{ dayStart: from, minutes, deposits },
    limits: await gatherLimits(db, playerId, { from, to, deposits }),
    payOutsTakenBack: await countTakenBack(db, playerId, from, to),
    breaksBegun: breaks.filter(({ beganAt }) => beganAt >= before(BREAKS_DAYS)).length,
    breakEndedAt: ended.reduce<Date | null>((last, at) => (last && last > at ? last : at), null),
  };
}
