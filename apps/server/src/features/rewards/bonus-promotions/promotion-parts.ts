import type { PromotionTerms } from '@croupier/contract/rewards/bonus-promotions/kind';
import { judgeStanding, type StandingFacts } from '@croupier/domain/rewards/programmes';
import type { Brand } from '@croupier/domain/site/brands';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { InForce, ReadProgrammes } from '../programmes/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';

export const KIND = 'bonus-promotion';

/** The domain that the draws of a promotion stand in. */
export const domainOf = (code: string): string => `loot-${code}`;

/** Says where in each part of a day the moments of a player lie. */
export type DrawMoment = (of: {
  readonly playerId: bigint;
  readonly programmeId: bigint;
  readonly day: string;
  readonly part: number;
}) => number;

export interface PromotionParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly programmes: ReadProgrammes;
  readonly offerOf: OfferOf;
  readonly drawMoment: DrawMoment;
  readonly fairness: Pick<Fairness, 'drawLoot' | 'settleDraw' | 'findDraw'>;
}

/** Sorts of promotions, each with terms of its own. */
export type Sort = PromotionTerms['as'];
export type TermsOf<S extends Sort> = Extract<PromotionTerms, { readonly as: S }>;

/** Promotions of a sort that are for a player by their audience, whatever else keeps them from it: the one that is shown first. */
export async function promotionsFor<S extends Sort>(
  { programmes, brand }: Pick<PromotionParts, 'programmes' | 'brand'>,
  player: StandingFacts,
  { as, now, through }: { as: S; now: Date; through?: Queryable },
): Promise<InForce<TermsOf<S>>[]> {
  const { region } = player;
  const all = await programmes.inForce<PromotionTerms>(KIND, {
    ...{ region, brand, now, ...(through && { through }) },
  });
  return all
    .filter((one): one is InForce<TermsOf<S>> => one.programme.terms.as === as)
    .filter(({ programme: { audience } }) => judgeStanding(player, { audience })?.rule !== 'not_for_you');
}

/** Finds a promotion of a sort that is on for a player's region by its code, or the refusal of whoever asks for it. */
export async function findInForce<S extends Sort>(
  { programmes, brand }: Pick<PromotionParts, 'programmes' | 'brand'>,
  region: RegionId,
  { code, as, now }: { code: string; as: S; now: Date },
) {
  const found = await programmes.find<PromotionTerms>(KIND, code, { now });
  if (found?.programme.terms.as !== as) return refuse('not_found');
  if (found.over) return refuse('offer_over', { why: found.over });
  const all = await programmes.inForce<PromotionTerms>(KIND, { region, brand, now });
  const promotion = all.find(({ programme }) => programme.code === code);
  return (promotion as InForce<TermsOf<S>> | undefined) ?? refuse('not_found');
}

/** The sort of a promotion by its code; undefined for one that there is not. */
export async function sortOf(
  { programmes, clock }: Pick<PromotionParts, 'programmes' | 'clock'>,
  code: string,
): Promise<Sort | undefined> {
  const found = await programmes.find<PromotionTerms>(KIND, code, { now: clock.now() });
  return found?.programme.terms.as;
}
