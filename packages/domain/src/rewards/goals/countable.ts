import type { BalanceKind, Currency } from '../../money/amounts/money.ts';
import { dayOf } from '../programmes/index.ts';
import { isInFilter, type FindKnownGame } from './game-filter.ts';
import { countsMoney, type Goal } from './goal.ts';

/** A round that is over, and that its player staked something in: what is of a gift counts for nothing. */
export interface CountedRound {
  readonly what: 'round';
  readonly game: string;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  /** Bonus money in both. */
  readonly bonusStakeMinor: bigint;
  readonly bonusWinMinor: bigint;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

/** A payment that came in. */
export interface CountedDeposit {
  readonly what: 'deposit';
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly amountMinor: bigint;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

export type Countable = CountedRound | CountedDeposit;

/** Computes what one round or payment adds: an amount to a sum, a height to the best, a word to a set. Undefined: it does not count. */
export type Share =
  | { readonly sum: bigint }
  | { readonly best: bigint }
  | { readonly word: string }
  | undefined;

/** Contribution of a round or a payment to a goal. */
export function shareOf(goal: Goal, it: Countable, find: FindKnownGame): Share {
  const { definition, countsFrom, untilAt, stoppedAt } = goal;
  if (it.startedAt < countsFrom || (untilAt && it.startedAt >= untilAt)) return undefined;
  if (stoppedAt && it.endedAt > stoppedAt) return undefined;
  if (isAside(goal, it.startedAt)) return undefined;
  const { counts, currency } = definition;
  if (countsMoney(counts) && it.currency !== currency) return undefined;
  if ((it.what === 'deposit') !== (counts === 'deposits')) return undefined;
  if (it.what === 'deposit') return definition.money.includes(it.kind) ? sum(it.amountMinor) : undefined;
  return shareOfRound(goal, it, find);
}

const isAside = ({ pauses }: Goal, at: Date): boolean =>
  (pauses ?? []).filter((turn) => turn <= at).length % 2 === 1;

function shareOfRound({ definition }: Goal, round: CountedRound, find: FindKnownGame): Share {
  const { counts, games, minimumStake, zone = 'UTC' } = definition;
  const { stakeMinor, winMinor } = countedParts(definition.money, round);
  if (stakeMinor === 0n) return undefined;
  const least = minimumStake ? minimumStake[round.currency] : '1';
  if (least === undefined || stakeMinor < BigInt(least)) return undefined;
  if (!isInFilter(games, round.game, find)) return undefined;
  switch (counts) {
    case 'stakes':
      return sum(stakeMinor);
    case 'wins':
      return sum(winMinor);
    case 'rounds':
      return sum(1n);
    case 'best-multiplier':
      // Rounded down: a goal of twice the stake takes twice the stake.
      return { best: (round.winMinor * 100n) / round.stakeMinor };
    case 'days':
    case 'days-streak':
      return { word: dayOf(round.startedAt, zone) };
    case 'games':
      return { word: round.game };
    default:
      throw new Error(`A goal counts no ${counts}`);
  }
}

/** A sum of nothing changes nothing. */
const sum = (amount: bigint): Share => (amount > 0n ? { sum: amount } : undefined);

/** The part of a round's money that is of the kinds that count. */
function countedParts(
  money: readonly BalanceKind[],
  { kind, stakeMinor, winMinor, bonusStakeMinor, bonusWinMinor }: CountedRound,
): { stakeMinor: bigint; winMinor: bigint } {
  const own = money.includes(kind);
  const bonus = money.includes('bonus');
  return {
    stakeMinor: (own ? stakeMinor - bonusStakeMinor : 0n) + (bonus ? bonusStakeMinor : 0n),
    winMinor: (own ? winMinor - bonusWinMinor : 0n) + (bonus ? bonusWinMinor : 0n),
  };
}
