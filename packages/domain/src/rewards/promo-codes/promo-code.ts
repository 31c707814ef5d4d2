import type { RegionId } from '../../site/regions/index.ts';

/** As codes are kept; they are typed in letters of any size. */
const PROMO_CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** A promotion as the house announces it by a code. */
export interface PromoCode {
  /** Null: in every region. */
  readonly region: RegionId | null;
  readonly from: Date;
  /** Null: without an end. */
  readonly until: Date | null;
  /** Null: as often as there are players. */
  readonly usesMax: number | null;
  readonly used: number;
  readonly state: 'open' | 'closed';
  /** The bonus that it brings; null: it only says where its player came from. */
  readonly bonus: string | null;
}

/** Why a code is not taken. */
export const PROMO_REFUSALS = ['unknown', 'expired', 'used_up', 'other_region'] as const;
export type PromoRefusal = (typeof PROMO_REFUSALS)[number];

/** The form that a code is kept in; undefined for what no code looks like. */
export function canonicalPromo(typed: string): string | undefined {
  const code = typed.trim().toLowerCase();
  return PROMO_CODE.test(code) ? code : undefined;
}

/**
 * Whether a code may be redeemed now, once more. One that has not begun is not known yet: whoever guesses learns no plans.
 * @param region null where it is not known yet who asks
 */
export function judgePromo(
  promo: PromoCode | undefined,
  { region, now }: { readonly region: RegionId | null; readonly now: Date },
): 'usable' | PromoRefusal {
  if (!promo || now < promo.from) return 'unknown';
  if (promo.state === 'closed' || (promo.until !== null && now >= promo.until)) return 'expired';
  if (promo.region !== null && region !== null && promo.region !== region) return 'other_region';
  return promo.usesMax !== null && promo.used >= promo.usesMax ? 'used_up' : 'usable';
}

/** How a code stands: to come, taken now, over by its time or its uses, or ended by the house. */
export const PROMO_STATES = ['planned', 'running', 'used-up', 'over', 'ended'] as const;
export type PromoState = (typeof PROMO_STATES)[number];

export function promoStateAt({ state, from, until, usesMax, used }: PromoCode, now: Date): PromoState {
  if (state === 'closed') return 'ended';
  if (now < from) return 'planned';
  if (until !== null && now >= until) return 'over';
  return usesMax !== null && used >= usesMax ? 'used-up' : 'running';
}
