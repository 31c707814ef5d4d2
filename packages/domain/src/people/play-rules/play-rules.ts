import type { LimitPeriod } from '../limits/deposit-limit.ts';
import type { Money } from '../../money/amounts/money.ts';

/** Whose rule it is: the player's own one, where nothing is said. */
interface OfSomebody {
  readonly byHouse?: true;
}

/** What a player is allowed in a period: so much staked, or so much lost of their own money. */
export interface SumRule extends Money, OfSomebody {
  readonly rule: 'stake_limit' | 'loss_limit';
  readonly period: LimitPeriod;
}

/** The most that one round may stake. */
export interface StakeRule extends Money, OfSomebody {
  readonly rule: 'stake_maximum';
}

export const CLOSING_RULES = ['exclusion', 'break', 'session_time', 'reality_check'] as const;

/** No stakes from an instant on, until another; null: until somebody takes the rule away. */
export interface ClosingRule extends OfSomebody {
  readonly rule: (typeof CLOSING_RULES)[number];
  readonly from: Date;
  readonly until: Date | null;
}

export type PlayRule = SumRule | StakeRule | ClosingRule;
export type PlayRuleName = PlayRule['rule'];

/** What a player staked and won in one hour with one kind of money of one currency, in minor units. */
export interface PlayedHour extends Pick<Money, 'currency'> {
  readonly kind: 'real' | 'bonus';
  /** Its beginning. */
  readonly hour: Date;
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
}

/** A rule that is against a stake, in the stake's currency. */
export interface PlayRuleReached extends OfSomebody {
  readonly rule: PlayRuleName;
  readonly period: LimitPeriod | null;
  /** Of a limit, what it allows; null of a closing rule. */
  readonly limitMinor: bigint | null;
  /** What the next stake may be at most; zero or more. */
  readonly leftMinor: bigint;
  /** When time alone will have made room for this stake; null when it will not. */
  readonly until: Date | null;
}
