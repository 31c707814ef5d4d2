import type { BonusPromotion } from '@croupier/contract/rewards/bonus-promotions';
import type { Language } from '@croupier/domain/site/regions';
import { renderMarkdown } from '../../site/content/feature.ts';
import type { InForce } from '../programmes/feature.ts';
import { findReward, givenView, type Reading } from '../rewards/feature.ts';
import type { PromotionParts, Sort, TermsOf } from './promotion-parts.ts';

/** A promotion that is shown to a player. */
export interface Shown<S extends Sort> {
  readonly promotion: InForce<TermsOf<S>>;
  readonly language: Language;
  readonly now: Date;
}

/** Texts of a promotion in one language. */
export interface PromotionTexts {
  readonly title: string;
  readonly lead: string;
  readonly terms: readonly string[];
  readonly parts?: Readonly<Record<string, string>>;
  readonly recipes?: Readonly<Record<string, string>>;
}

/** Fields that every promotion has, as its player reads them. */
export function commonView(
  { programme, run }: Shown<Sort>['promotion'],
  language: Language,
): Pick<BonusPromotion, 'code' | 'name' | 'lead' | 'terms' | 'icon' | 'until'> {
  const texts = programme.texts[language] as PromotionTexts;
  return {
    ...{ code: programme.code, name: texts.title, lead: texts.lead, icon: programme.terms.icon },
    terms: texts.terms.map((line) => renderMarkdown(line, language)),
    until: run.until?.toISOString() ?? null,
  };
}

/** The last reward that a player had out of a promotion. */
export async function lastView(
  { db, offerOf }: Pick<PromotionParts, 'db' | 'offerOf'>,
  last: { readonly playerId: bigint; readonly rewardId: string | null } | undefined,
  reading: Reading,
): Promise<BonusPromotion['last']> {
  const reward = last && (await findReward(db, last.playerId, last.rewardId!));
  return (reward && (await givenView(reward, reading, offerOf))) ?? null;
}
