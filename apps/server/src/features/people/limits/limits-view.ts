import type { DepositLimitReached, PlayerLimit } from '@croupier/contract/people/limits';
import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import { convertMinor, type Currency } from '@croupier/domain/money/amounts';
import {
  firstLeavesAt,
  limitConfirmWindow,
  roomUnder,
  usedMinor,
  type CountedDeposit,
  type LimitKey,
  type LimitReached,
  type StoredLimit,
} from '@croupier/domain/people/limits';
import {
  firstHourLeavesAt,
  usedMinutes,
  usedUnder,
  type PlayedHour,
  type PlayedMinutes,
} from '@croupier/domain/people/play-rules';
import type { DepositStop, HouseLimit } from './house-limits-store.ts';

/** What limits count: of deposits, of stakes and losses, of time. */
export interface Counted {
  readonly deposits: readonly CountedDeposit[];
  readonly hours: readonly PlayedHour[];
  readonly minutes: readonly PlayedMinutes[];
}

interface Around {
  readonly own: StoredLimit | undefined;
  readonly house: HouseLimit | undefined;
  readonly counted: Counted;
  /** The player's. */
  readonly currency: Currency;
  readonly now: Date;
}

/** One limit, set or not; amounts in what it was set in, or in the player's currency where there is none. */
export function limitView(key: LimitKey, around: Around): PlayerLimit {
  const { own, house, now } = around;
  const amount = own?.amount ?? null;
  const currency = key.rule === 'session_time' ? null : (amount?.currency ?? around.currency);
  const sizes = [...(amount ? [amount.size] : []), ...(house ? [sizeIn(currency, house)] : [])];
  const holds = sizes.length > 0 ? sizes.reduce((a, b) => (a < b ? a : b)) : undefined;
  const used = holds === undefined ? undefined : usedOf(key, currency, around);
  return {
    ...key,
    currency,
    size: textOf(amount?.size),
    used: textOf(used?.size),
    left: textOf(used && roomUnder(holds!, used.size)),
    until: used?.until?.toISOString() ?? null,
    asked: own ? askedView(own, now) : null,
    house: house ? { size: String(house.size), currency: house.currency } : null,
  };
}

/** What a limit has counted, and when the first of it leaves; undefined of one that is about one round. */
function usedOf(
  { rule, period }: LimitKey,
  currency: Currency | null,
  { counted, now }: Around,
): { size: bigint; until: Date | undefined } | undefined {
  if (period === 'round' || rule === 'stake_maximum') return undefined;
  if (rule === 'session_time') {
    const size = BigInt(usedMinutes({ period }, counted.minutes, now));
    return { size, until: firstHourLeavesAt(counted.minutes, period, now) };
  }
  if (rule === 'deposit_limit') {
    const size = usedMinor(counted.deposits, { period, currency: currency!, now });
    return { size, until: firstLeavesAt(counted.deposits, period, now) };
  }
  const size = usedUnder({ rule, period, amountMinor: 0n, currency: currency! }, counted.hours, now);
  return { size: size > 0n ? size : 0n, until: firstHourLeavesAt(counted.hours, period, now) };
}

const sizeIn = (to: Currency | null, { size, currency: from }: HouseLimit): bigint =>
  from && to ? convertMinor(size, { from, to, rounding: 'down' }) : size;

const textOf = (size: bigint | undefined): string | null => (size === undefined ? null : String(size));

function askedView(limit: StoredLimit, now: Date): PlayerLimit['asked'] {
  const window = limitConfirmWindow(limit, now);
  if (!window) return null;
  return {
    size: textOf(limit.asked?.size),
    currency: limit.asked?.currency ?? null,
    confirmFrom: window.from.toISOString(),
    confirmUntil: window.until.toISOString(),
  };
}

export function reachedView(reached: LimitReached, currency: Currency): DepositLimitReached {
  return {
    rule: 'deposit_limit',
    period: reached.period,
    currency,
    limitMinor: String(reached.limitMinor),
    leftMinor: String(reached.leftMinor),
    until: reached.until?.toISOString() ?? null,
    ...(reached.byHouse && { byHouse: reached.byHouse }),
  };
}

/** Nothing is deposited by who has stopped, or whom the house has stopped for a while. */
export const stopView = ({ rule, until, byHouse }: DepositStop, currency: Currency) =>
  ({
    ...{ rule, period: null, currency, limitMinor: null, leftMinor: '0' },
    ...{ until: until?.toISOString() ?? null, ...(byHouse && { byHouse }) },
  }) as const satisfies PlayRuleRefusal;
