import {
  breakPiggyBank,
  createPiggyBank,
  readPiggyBank,
  readPiggyConfig,
} from '@croupier/contract/rewards/piggy-bank';
import type { Language } from '@croupier/domain/site/regions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const PIGGY_KEY = ['piggy-bank'] as const;

/** My piggy bank, and what is inside. */
export const piggyQuery = queryOptions({
  queryKey: [...PIGGY_KEY, 'mine'] as const,
  queryFn: ({ signal }) => call(readPiggyBank, {}, signal),
});

/** The terms of mine, or of the one on offer; null where there is neither. */
export const configQuery = (language: Language) =>
  queryOptions({
    queryKey: [...PIGGY_KEY, 'config', language] as const,
    queryFn: async ({ signal }) => (await call(readPiggyConfig, { query: { language } }, signal)).config,
  });

export const startPiggy = () => call(createPiggyBank, { body: {} });
export const smashPiggy = (id: string) => call(breakPiggyBank, { body: { id } });
