import type { LimitPeriod } from '../limits/player-limit.ts';
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

/** The most that one round may stake: of somebody's, or by the rules of the place. */
export interface StakeRule extends Money, OfSomebody {
  readonly rule: 'stake_maximum' | 'region_stake_maximum';
}

/** No real money is staked before the player has set themselves a limit, where their region asks for one. */
export interface NeedRule extends OfSomebody {
  readonly rule: 'limits_needed';
}

/** No real money is staked before the player has shown who they are, as far as their region asks. */
export interface LevelRule extends OfSomebody {
  readonly rule: 'verify_level';
  readonly verify: VerifyGap;
}

/** How far a player has shown who they are, and how far they would have to. */
export interface VerifyGap {
  readonly level: number;
  readonly needed: number;
}

export const CLOSING_RULES = ['exclusion', 'break', 'debt', 'session_time', 'reality_check'] as const;

/** No stakes from an instant on, until another; null: until somebody takes the rule away. */
export interface ClosingRule extends OfSomebody {
  readonly rule: (typeof CLOSING_RULES)[number];
  readonly from: Date;
  readonly until: Date | null;
}

/** Every rule that may be against a stake: the player's own ones, those of the house and of the place, and the terms of an active bonus. */
export const PLAY_RULES = [
  'stake_limit',
  'loss_limit',
  'stake_maximum',
  'region_stake_maximum',
  'bonus_stake_maximum',
  'limits_needed',
  'verify_level',
  ...CLOSING_RULES,
] as const;

export type PlayRule = SumRule | StakeRule | NeedRule | LevelRule | ClosingRule;
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
  /** Of `verify_level` alone. */
  readonly verify?: VerifyGap;
}
