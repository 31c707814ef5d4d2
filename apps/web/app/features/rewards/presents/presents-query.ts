import { listPresents, openPresent } from '@croupier/contract/rewards/presents';
import type { Language } from '@croupier/domain/site/regions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const PRESENTS_KEY = ['presents'] as const;

/** My presents that wait to be unwrapped. */
export const presentsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...PRESENTS_KEY, language],
    queryFn: async ({ signal }) => (await call(listPresents, { query: { language } }, signal)).gifts,
  });

/** It may be asked again: what was in it stays the same. */
export const unwrap = (id: string, language: Language) => call(openPresent, { body: { id, language } });
