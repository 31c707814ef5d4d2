import { LIMIT_PERIODS, type LimitRule, type LimitSpan, type StoredLimit } from './player-limit.ts';
import type { RegionId } from '../../site/regions/regions.ts';

/** Of a region's pack what its players may limit for themselves. */
export interface LimitTerms {
  readonly offered: Readonly<Partial<Record<LimitRule, readonly LimitSpan[]>>>;
  /** Of each of these one has to be set before real money is staked; none has to be, where there are none (`limitFirst` of the region). */
  readonly neededBeforeStakes: readonly LimitNeed[];
}

/** Limits of which one is enough. */
export type LimitNeed = readonly LimitRule[];

const ALL = {
  deposit_limit: LIMIT_PERIODS,
  loss_limit: LIMIT_PERIODS,
  stake_limit: LIMIT_PERIODS,
  stake_maximum: ['round'],
  session_time: ['day'],
} as const;
const OF_CHOICE = { offered: ALL, neededBeforeStakes: [] } as const;

export const LIMIT_TERMS: Readonly<Record<RegionId, LimitTerms>> = {
  // Limits of money and of time before the first bet: CMU 566. Of money that is about what goes in or what is lost.
  UA: {
    offered: { ...ALL, session_time: LIMIT_PERIODS },
    neededBeforeStakes: [['deposit_limit', 'loss_limit'], ['session_time']],
  },
  EU: OF_CHOICE,
  // Chance games take play money there: nothing can be lost, and no stake is money.
  KZ: {
    offered: { deposit_limit: LIMIT_PERIODS, session_time: ['day'] },
    neededBeforeStakes: [],
  },
  SL: OF_CHOICE,
  RC: OF_CHOICE,
};

export const isOffered = (region: RegionId, rule: LimitRule, period: LimitSpan): boolean =>
  LIMIT_TERMS[region].offered[rule]?.includes(period) ?? false;

/** What a player has still to set before they stake real money. @param places whose rules they play by */
export const openNeeds = (
  places: readonly RegionId[],
  own: readonly Pick<StoredLimit, 'rule' | 'amount'>[],
): LimitNeed[] => {
  const needs = new Map(
    places.flatMap((id) => LIMIT_TERMS[id].neededBeforeStakes).map((need) => [need.join(), need]),
  );
  return [...needs.values()].filter(
    (need) => !own.some(({ rule, amount }) => amount !== null && need.includes(rule)),
  );
};
