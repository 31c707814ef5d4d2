import { ApiError } from '@croupier/contract/kit';
import {
  manufacturePromotion,
  openBonusPromotion,
  showBonusPromotion,
  shownRandomBonus,
  type BonusPromotion,
} from '@croupier/contract/rewards/bonus-promotions';
import type { Language } from '@croupier/domain/site/regions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export type PromotionKind = BonusPromotion['kind'];
export type PromotionOf<K extends PromotionKind> = Extract<BonusPromotion, { readonly kind: K }>;

export const promotionKey = (kind: PromotionKind) => ['bonus-promotion', kind] as const;

/** The promotion of a kind that is shown to me; null where there is none. */
export const promotionQuery = <K extends PromotionKind>(kind: K, language: Language) =>
  queryOptions({
    queryKey: [...promotionKey(kind), language],
    queryFn: async ({ signal }): Promise<PromotionOf<K> | null> => {
      try {
        return (await call(showBonusPromotion, { body: { kind, language } }, signal)) as PromotionOf<K>;
      } catch (error) {
        if (error instanceof ApiError && error.key === 'not_found') return null;
        throw error;
      }
    },
  });

interface Asked {
  readonly key: string;
  readonly code: string;
  readonly language: Language;
}

export const openBox = (body: Asked) => call(openBonusPromotion, { body });
export const makeSet = (body: Asked & { readonly recipe: string }) => call(manufacturePromotion, { body });

export const RANDOM_KEY = ['random-bonus'] as const;

/** The random bonus that is shown to me now. It is asked for again as often as the answer says. */
export const randomQuery = (language: Language) =>
  queryOptions({
    queryKey: [...RANDOM_KEY, language],
    queryFn: ({ signal }) => call(shownRandomBonus, { query: { language } }, signal),
    refetchInterval: ({ state }) => (state.data?.askAgainSeconds ?? 0) * 1_000 || false,
  });
