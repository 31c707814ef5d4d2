import type { Currency } from '../../money/amounts/index.ts';
import type { Language } from '../../site/regions/index.ts';

/** Mechanics that give, and the people of the house. */
export const REWARD_SOURCES = [
  'bonus',
  'store',
  'bonus-promotion',
  'present',
  'tournament',
  'league',
  'nomination',
  'lottery',
  'jackpot',
  'wheel',
  'mini-game',
  'box',
  'calendar',
  'piggy-bank',
  'quest',
  'achievement',
  'loyalty',
  'cashback',
  'royal-club',
  'referral',
  'survey',
  'goal',
  'operator',
] as const;
export type RewardSource = (typeof REWARD_SOURCES)[number];

/** Kinds of rewards. `nothing` is a row of a table that gives nothing, and says so. */
export const REWARD_KINDS = [
  'money',
  'bonus',
  'points',
  'attempts',
  'tickets',
  'box',
  'thing',
  'nothing',
] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** A line in each language, or one for all. */
export type RewardName = string | Readonly<Record<Language, string>>;

/** A reward as one player is given it: an amount in their currency, other programmes by their codes. */
export type PlainReward =
  | { readonly kind: 'money'; readonly amountMinor: bigint; readonly currency: Currency }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'bonus'; readonly code: string }
  | {
      readonly kind: 'attempts';
      readonly of: 'wheel' | 'mini-game';
      readonly code: string;
      readonly count: number;
    }
  | {
      readonly kind: 'tickets';
      readonly lottery: string;
      readonly ticketType: string;
      readonly count: number;
    }
  | { readonly kind: 'box'; readonly code: string }
  | { readonly kind: 'thing'; readonly name: RewardName; readonly picture: string }
  | { readonly kind: 'nothing' };

/** States of a thing that is sent to its player. */
export const THING_STATES = ['ORDERED', 'SENT', 'RETURNED'] as const;
export type ThingState = (typeof THING_STATES)[number];

/** A thing may be sent, and come back; what has come back is over. */
export const THING_TRANSITIONS = {
  ORDERED: ['SENT', 'RETURNED'],
  SENT: ['RETURNED'],
  RETURNED: [],
} as const satisfies Record<ThingState, readonly ThingState[]>;
