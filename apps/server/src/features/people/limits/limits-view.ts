import type { DepositLimit, DepositLimitReached } from '@croupier/contract/people/limits';
import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import type { Currency } from '@croupier/domain/money/amounts';
import {
  LIMIT_PERIODS,
  limitConfirmWindow,
  roomUnder,
  usedMinor,
  type CountedDeposit,
  type LimitReached,
  type StoredLimit,
} from '@croupier/domain/people/limits';

/** Every period, limited or not; amounts in the limit's currency, or in the player's where there is none. */
export function limitsView(
  limits: readonly StoredLimit[],
  deposits: readonly CountedDeposit[],
  player: { currency: Currency; now: Date },
): DepositLimit[] {
  return LIMIT_PERIODS.map((period) => {
    const limit = limits.find((candidate) => candidate.period === period);
    const amountMinor = limit?.amountMinor ?? null;
    const currency = limit && amountMinor !== null ? limit.currency : player.currency;
    const used = usedMinor(deposits, { period, currency, now: player.now });
    return {
      period,
      currency,
      amountMinor: amountMinor === null ? null : String(amountMinor),
      usedMinor: String(used),
      leftMinor: amountMinor === null ? null : String(roomUnder(amountMinor, used)),
      asked: limit ? askedView(limit, player.now) : null,
    };
  });
}

function askedView(limit: StoredLimit, now: Date): DepositLimit['asked'] {
  const window = limitConfirmWindow(limit, now);
  if (!window) return null;
  return {
    amountMinor: limit.asked ? String(limit.asked.amountMinor) : null,
    currency: limit.asked?.currency ?? limit.currency,
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

/** Nothing is deposited in a break that the house set. */
export const breakView = (until: Date, currency: Currency) =>
  ({
    ...{ rule: 'break', period: null, currency, limitMinor: null, leftMinor: '0' },
    ...{ until: until.toISOString(), byHouse: true },
  }) as const satisfies PlayRuleRefusal;
