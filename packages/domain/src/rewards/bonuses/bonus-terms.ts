import type { Currency } from '../../money/amounts/index.ts';
import type { GameFilter, GoalTerms } from '../goals/index.ts';
import type { Amounts } from '../programmes/index.ts';
import type { PurseOrder, WagerSource, Withdrawal } from '../purses/index.ts';

/** Types of bonuses by what they give: a share of a deposit, a sum, or rounds of ours or of another studio. */
export const BONUS_TYPES = [
  'PERCENT_ON_DEPOSIT',
  'FIXED',
  'NON_DEPOSIT',
  'GIFT_SPINS',
  'PROVIDER_GIFT_SPINS',
  'PRAGMATIC_GIFT_SPINS',
  'KANGGITEN_GIFT_SPINS',
] as const;
export type BonusType = (typeof BONUS_TYPES)[number];

/** The amount that the wagering requirement is a multiple of. */
export const WAGER_BASES = ['BONUS', 'DEPOSIT_PLUS_BONUS', 'WINNINGS'] as const;
export type WagerBase = (typeof WAGER_BASES)[number];

/** How a bonus comes to its player. */
export const BONUS_TRIGGERS = [
  'registration',
  'deposit',
  'nth-deposit',
  'goal',
  'time',
  'birthday',
  'code',
  'shelf',
  'operator',
  'segment',
] as const;
export type BonusTrigger = (typeof BONUS_TRIGGERS)[number];

/** A goal that brings a bonus; own real money counts where no money is named. */
export type BonusGoal = Omit<GoalTerms, 'withinDays' | 'money'> & Partial<Pick<GoalTerms, 'money'>>;

/** The terms of a bonus as an operator defines them, in the currencies of its regions. */
export interface BonusTerms {
  readonly type: BonusType;
  /** Of a deposit. */
  readonly percent?: number;
  /** A sum that is given, whatever was deposited. */
  readonly amount?: Amounts;
  /** The most that a percentage gives. */
  readonly maximum?: Amounts;
  readonly minDeposit?: Amounts;
  /** A deposit above it counts as this much. */
  readonly maxDeposit?: Amounts;
  readonly wagerTimes: number;
  readonly wagerBase: WagerBase;
  readonly order: PurseOrder;
  /** The money whose stakes count; all of it where it is left out. */
  readonly source?: WagerSource;
  /** What a withdrawal makes of it while it is active; nothing where it is left out. */
  readonly withdrawal?: Withdrawal;
  /** The first filter that a game is in decides. */
  readonly contributions: readonly { readonly of: GameFilter; readonly percent: number }[];
  /** Of every other game, and of games that come later. */
  readonly otherContribution: number;
  readonly maximumStake?: Amounts;
  readonly maximumConversion?: Amounts;
  /** How long it may be taken. */
  readonly claimDays: number;
  /** How long it may be wagered. */
  readonly validDays: number;
  readonly spins?: {
    readonly provider?: string;
    readonly games: readonly string[];
    readonly stake: Amounts;
    readonly rounds: number;
    readonly endsAs: 'real' | 'bonus';
  };
  readonly trigger: {
    readonly by: BonusTrigger;
    readonly nth?: number;
    /** Reached within a run of the programme, it brings the bonus of that run. */
    readonly goal?: BonusGoal;
  };
  readonly codes?: {
    readonly kind: 'shared' | 'unique';
    readonly code?: string;
    readonly uses?: number;
  };
  /** The bonus that follows once this one is finished. */
  readonly next?: string;
  /** The bonus that comes with the same activation. */
  readonly additional?: string;
  /** Conditions that its player meets before it can be taken: so many rounds of real money in its run, push messages on, the app installed. */
  readonly maybe?: { readonly spins?: number; readonly push?: boolean; readonly pwa?: boolean };
}

export const areSpins = ({ type }: Pick<BonusTerms, 'type'>): boolean => type.endsWith('SPINS');

/** Whether a bonus waits for a deposit. */
export const needsDeposit = ({
  type,
  minDeposit,
  trigger,
}: Pick<BonusTerms, 'type' | 'minDeposit' | 'trigger'>): boolean =>
  type === 'PERCENT_ON_DEPOSIT' ||
  minDeposit !== undefined ||
  trigger.by === 'deposit' ||
  trigger.by === 'nth-deposit';

/**
 * Whether somebody can wager the bonus as its terms are. Some game counts, and the money that counts is what a stake takes first: whoever
 * would have to lose the other money before a stake counts has no fair chance. Own money alone counts only for a deposit.
 */
export function canBeWagered(
  terms: Pick<
    BonusTerms,
    | 'type'
    | 'minDeposit'
    | 'trigger'
    | 'order'
    | 'source'
    | 'wagerTimes'
    | 'contributions'
    | 'otherContribution'
  >,
): boolean {
  const { order, source = 'ALL', wagerTimes, contributions, otherContribution } = terms;
  if (wagerTimes === 0) return true;
  if (otherContribution === 0 && contributions.every(({ percent }) => percent === 0)) return false;
  if (source === 'REAL') return order === 'REAL_FIRST' && needsDeposit(terms);
  return source === 'ALL' || order === 'BONUS_FIRST';
}

/** An amount of the terms in a currency; null where they set none. */
export function amountIn(amounts: Amounts | undefined, currency: Currency): bigint | null {
  const minor = amounts?.[currency];
  return minor === undefined ? null : BigInt(minor);
}

/** Whether a bonus can be given in a currency: every amount that it needs is there. */
export function isOfCurrency(terms: BonusTerms, currency: Currency): boolean {
  const { type, amount, maximum, minDeposit, maxDeposit, maximumStake, maximumConversion, spins } = terms;
  const needed = areSpins(terms) ? spins?.stake : type === 'PERCENT_ON_DEPOSIT' ? maximum : amount;
  const others = [minDeposit, maxDeposit, maximumStake, maximumConversion];
  return (
    needed?.[currency] !== undefined &&
    others.every((each) => each === undefined || each[currency] !== undefined)
  );
}
