import { showEarning } from '@croupier/contract/rewards/earning';
import type { Language } from '@croupier/domain/site/regions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const EARNING_KEY = ['earning'] as const;

/** How I earn points by playing; null where nothing is earned. */
export const earningQuery = (language: Language) =>
  queryOptions({
    queryKey: [...EARNING_KEY, language],
    queryFn: async ({ signal }) => (await call(showEarning, { query: { language } }, signal)).earning,
  });
