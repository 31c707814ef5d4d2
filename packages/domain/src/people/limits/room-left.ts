import type { Currency, Money } from '../../money/amounts/money.ts';
import { convertMinor } from '../../money/amounts/reference-rates.ts';
import { LIMIT_PERIOD_MS, LIMIT_PERIODS, type LimitPeriod } from './player-limit.ts';

/** What deposits are held to: a limit of the player's own, or one that the house set. */
export interface HeldLimit extends Money {
  readonly period: LimitPeriod;
  readonly byHouse?: true;
}

/** A deposit that counts. `paidAt` null: still open, and counted whatever its age, since it may be paid any moment. */
export interface CountedDeposit extends Money {
  readonly paidAt: Date | null;
}

export interface LimitReached extends Pick<HeldLimit, 'byHouse'> {
  readonly period: LimitPeriod;
  /** In the deposit's currency. */
  readonly limitMinor: bigint;
  readonly leftMinor: bigint;
  /** When time alone will have made room for the deposit; undefined when it never does. */
  readonly until: Date | undefined;
}

/** The limit a deposit does not fit into, the one with the least room when there are several; undefined when it fits. */
export function limitReached(
  limits: readonly HeldLimit[],
  deposits: readonly CountedDeposit[],
  wanted: Money,
  now: Date,
): LimitReached | undefined {
  const rooms = LIMIT_PERIODS.flatMap((period) =>
    limits
      .filter((limit) => limit.period === period)
      .flatMap((limit) => roomIn(limit, deposits, wanted, now) ?? []),
  );
  const [tightest] = rooms.sort(
    (a, b) => Number(a.leftMinor > b.leftMinor) - Number(a.leftMinor < b.leftMinor),
  );
  // It fits when the last of them has room.
  const untils = rooms.map((room) => room.until);
  const until = untils.includes(undefined)
    ? undefined
    : new Date(Math.max(...untils.map((instant) => instant!.getTime())));
  return tightest && { ...tightest, until };
}

/** Deposits of the period, gross: what was won or taken out since gives nothing back. In `currency`, rounded up. */
export function usedMinor(
  deposits: readonly CountedDeposit[],
  { period, currency, now }: { period: LimitPeriod; currency: Currency; now: Date },
): bigint {
  return inPeriod(deposits, period, now).reduce((sum, deposit) => sum + minorIn(currency, deposit), 0n);
}

export const roomUnder = (limitMinor: bigint, used: bigint): bigint =>
  limitMinor > used ? limitMinor - used : 0n;

/** When the first deposit that a period counts leaves it; undefined where none is paid. */
export function firstLeavesAt(
  deposits: readonly CountedDeposit[],
  period: LimitPeriod,
  now: Date,
): Date | undefined {
  const paid = inPeriod(deposits, period, now).flatMap(({ paidAt }) => (paidAt ? [paidAt.getTime()] : []));
  return paid.length > 0 ? new Date(Math.min(...paid) + LIMIT_PERIOD_MS[period]) : undefined;
}

/** What one limit says against a deposit; undefined when it has room. */
function roomIn(
  limit: HeldLimit,
  deposits: readonly CountedDeposit[],
  wanted: Money,
  now: Date,
): LimitReached | undefined {
  const { period, currency: from, byHouse } = limit;
  const { currency } = wanted;
  const limitMinor = convertMinor(limit.amountMinor, { from, to: currency, rounding: 'down' });
  const used = usedMinor(deposits, { period, currency, now });
  if (used + wanted.amountMinor <= limitMinor) return undefined;
  let excess = used + wanted.amountMinor - limitMinor;
  const leaving = inPeriod(deposits, period, now)
    .filter((deposit) => deposit.paidAt !== null)
    .sort((a, b) => a.paidAt!.getTime() - b.paidAt!.getTime());
  const last = leaving.find((deposit) => (excess -= minorIn(currency, deposit)) <= 0n);
  const until = last && new Date(last.paidAt!.getTime() + LIMIT_PERIOD_MS[period]);
  return { period, limitMinor, leftMinor: roomUnder(limitMinor, used), until, ...(byHouse && { byHouse }) };
}

function inPeriod(deposits: readonly CountedDeposit[], period: LimitPeriod, now: Date): CountedDeposit[] {
  const since = now.getTime() - LIMIT_PERIOD_MS[period];
  return deposits.filter(({ paidAt }) => paidAt === null || paidAt.getTime() > since);
}

const minorIn = (currency: Currency, deposit: Money): bigint =>
  convertMinor(deposit.amountMinor, { from: deposit.currency, to: currency, rounding: 'up' });
