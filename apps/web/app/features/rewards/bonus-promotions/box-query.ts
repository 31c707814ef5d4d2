import { openBonusPromotion, showBonusPromotion } from '@croupier/contract/rewards/bonus-promotions';
import { ApiError } from '@croupier/contract/kit';
import type { Language } from '@croupier/domain/site/regions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const BOX_KEY = ['magic-box'] as const;

/** The magic box that is shown to me; null where there is none. */
export const boxQuery = (language: Language) =>
  queryOptions({
    queryKey: [...BOX_KEY, language],
    queryFn: async ({ signal }) => {
      try {
        return await call(showBonusPromotion, { body: { language } }, signal);
      } catch (error) {
        if (error instanceof ApiError && error.key === 'not_found') return null;
        throw error;
      }
    },
  });

export const openBox = (body: { key: string; code: string; language: Language }) =>
  call(openBonusPromotion, { body });
