import {
  isForbiddenIn,
  wagerTimesMaximumIn,
  type ForbiddableTrait,
  type RegionId,
} from '../../site/regions/index.ts';
import { audienceRuleOf, type Audience, type AudienceFacts } from './audience.ts';

/** Rules that may keep a player from an offer. */
export const OFFER_RULES = [
  'break',
  'exclusion',
  'email_unanswered',
  'verification_needed',
  'level_needed',
  'royal_needed',
  'region_rule',
  'not_for_you',
] as const;

/** The rule that keeps a player from an offer, with what they may do about it. */
export interface OfferRule {
  readonly rule: (typeof OFFER_RULES)[number];
  /** End of a break or an exclusion; null: without one. */
  readonly until: Date | null;
  /** The level that is needed. */
  readonly level: string | null;
  /** How far one must be verified. */
  readonly verification: number | null;
  /** Whose rule it is. */
  readonly region: RegionId | null;
}

/** Why an offer is over for a player, or for all. */
export const OFFER_OVERS = [
  'ended',
  'withdrawn',
  'paused',
  'sold_out',
  'budget',
  'mine_used',
  'full',
  'others',
] as const;
export type OfferOver = (typeof OFFER_OVERS)[number];

/** The facts about a player that decide whether they may be given something at this moment. */
export interface StandingFacts extends AudienceFacts {
  /** Blocked, closed or under age: nothing is given, and no reason is told here. */
  readonly isShutOut: boolean;
  /** Null: none. */
  readonly breakUntil: Date | null;
  readonly exclusion: { readonly until: Date | null } | null;
  /** Whether they have answered at an address of theirs. */
  readonly isAnswered: boolean;
  /** Every region whose rules they play by. */
  readonly places: readonly RegionId[];
}

/** The part of an offer that decides who may have it. */
export interface Wanted {
  readonly audience: Audience;
  readonly traits?: readonly ForbiddableTrait[];
  readonly wagerTimes?: number;
  /** False for what may be had before an address was answered. */
  readonly needsAnswer?: boolean;
}

const NOTHING = { until: null, level: null, verification: null, region: null } as const;

/**
 * Judges whether a player may have something now. The same beside an offer, as it is given and as it is used.
 * @returns undefined where they may
 */
export function judgeStanding(player: StandingFacts, wanted: Wanted): OfferRule | undefined {
  const { audience } = wanted;
  if (player.isShutOut) return { rule: 'not_for_you', ...NOTHING };
  // What protects the player comes first: no offer may look like a reason to come back.
  if (player.exclusion) return { ...NOTHING, rule: 'exclusion', until: player.exclusion.until };
  if (player.breakUntil) return { ...NOTHING, rule: 'break', until: player.breakUntil };
  const region = player.places.find((place) => isRefusedIn(place, wanted));
  if (region) return { ...NOTHING, rule: 'region_rule', region };
  const rule = audienceRuleOf(audience, player);
  if (rule === 'not_for_you') return { ...NOTHING, rule };
  if (!player.isAnswered && wanted.needsAnswer !== false) return { ...NOTHING, rule: 'email_unanswered' };
  if (rule === 'verification_needed') return { ...NOTHING, rule, verification: audience.verified ?? null };
  if (rule === 'level_needed') return { ...NOTHING, rule, level: audience.levels?.[0] ?? null };
  return rule && { ...NOTHING, rule };
}

/** Whether a region forbids it, whatever its audience says. */
export const isRefusedIn = (region: RegionId, wanted: Pick<Wanted, 'traits' | 'wagerTimes'>): boolean =>
  refusalsIn(region, wanted).length > 0;

/** Lists what a region forbids about it. */
export function refusalsIn(
  region: RegionId,
  { traits = [], wagerTimes = 0 }: Pick<Wanted, 'traits' | 'wagerTimes'>,
): (ForbiddableTrait | 'wager-times')[] {
  const most = wagerTimesMaximumIn(region);
  return [
    ...traits.filter((trait) => isForbiddenIn(region, trait)),
    ...(most !== null && wagerTimes > most ? (['wager-times'] as const) : []),
  ];
}
