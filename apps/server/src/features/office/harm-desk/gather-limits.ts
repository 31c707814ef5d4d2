import type { LimitUse, TriedDeposit } from '@croupier/domain/office/harm-desk';
import { usedMinor, type LimitPeriod } from '@croupier/domain/people/limits';
import { countedFrom, usedMinutes, usedUnder } from '@croupier/domain/people/play-rules';
import type { Queryable } from '../../../platform/database.ts';
import { playedByHourUntil, playedMinutesUntil } from '../../money/ledger/feature.ts';
import { listLimitsAt } from '../../people/limits/feature.ts';
import { listAsked } from './harm-facts-store.ts';

const HOUR_MS = 3_600_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface Day {
  readonly from: Date;
  readonly to: Date;
  /** Of the day and of a month before. */
  readonly deposits: readonly TriedDeposit[];
}

/** A limit as it stood when the day ended; of one about a round nothing is ever used up. */
type HeldLimit = Awaited<ReturnType<typeof listLimitsAt>>[number] & { readonly period: LimitPeriod };

/** Limits as they stood when the day ended, with the most that was used of them on it, and what was when a weaker one was asked for. */
export async function gatherLimits(db: Queryable, playerId: bigint, day: Day): Promise<LimitUse[]> {
  const asked = await listAsked(db, playerId, day.from, day.to);
  const held = (await listLimitsAt(db, playerId, day.to)).filter(
    (limit): limit is HeldLimit => limit.period !== 'round',
  );
  const limits: LimitUse[] = [];
  for (const limit of held) {
    const { ofDay, at } = await usesOf(db, playerId, limit, day);
    const askedAt = asked.find((each) => each.rule === limit.rule && each.period === limit.period)?.at;
    const usedWhenAsked = askedAt ? await at(askedAt) : null;
    const used = [...ofDay, usedWhenAsked ?? 0n].reduce((most, one) => (one > most ? one : most), 0n);
    limits.push({ size: limit.size, used, usedWhenAsked });
  }
  return limits;
}

interface Uses {
  /** Of the day what stood at moments of it: what was used in the morning may be free again at night. */
  readonly ofDay: readonly bigint[];
  at(instant: Date): Promise<bigint>;
}

async function usesOf(db: Queryable, playerId: bigint, limit: HeldLimit, day: Day): Promise<Uses> {
  const { rule, period, currency } = limit;
  if (rule === 'deposit_limit') {
    const at = (instant: Date) => depositedIn(limit, day.deposits, instant);
    return {
      ofDay: day.deposits.filter((each) => each.at >= day.from).map((each) => at(each.at)),
      at: async (instant) => at(instant),
    };
  }
  // At the end of each hour, as the ledger adds up play by the hour.
  const hours = HOURS.map((hour) => new Date(day.from.getTime() + hour * HOUR_MS));
  const span = (until: Date) => ({ since: countedFrom(period, until < day.to ? until : day.from), until });
  if (rule === 'session_time') {
    const used = (played: Awaited<ReturnType<typeof playedMinutesUntil>>, now: Date) =>
      BigInt(
        usedMinutes(
          { period },
          played.filter(({ hour }) => hour <= now),
          now,
        ),
      );
    const all = await playedMinutesUntil(db, playerId, span(day.to));
    return {
      ofDay: hours.map((hour) => used(all, hour)),
      at: async (instant) => used(await playedMinutesUntil(db, playerId, span(instant)), instant),
    };
  }
  if (rule === 'stake_maximum' || currency === null) return { ofDay: [], at: async () => 0n };
  const sums = { rule, period, currency, amountMinor: limit.size };
  const used = (played: Awaited<ReturnType<typeof playedByHourUntil>>, now: Date) =>
    usedUnder(
      sums,
      played.filter(({ hour }) => hour <= now),
      now,
    );
  const all = await playedByHourUntil(db, playerId, span(day.to));
  return {
    ofDay: hours.map((hour) => used(all, hour)),
    at: async (instant) => used(await playedByHourUntil(db, playerId, span(instant)), instant),
  };
}

function depositedIn({ period, currency }: HeldLimit, deposits: readonly TriedDeposit[], now: Date): bigint {
  const paid = deposits.filter(({ isPaid, at }) => isPaid && at <= now);
  const counted = paid.map(({ at, ...money }) => ({ ...money, paidAt: at }));
  return currency === null ? 0n : usedMinor(counted, { period, currency, now });
}
