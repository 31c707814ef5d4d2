import { createPayIn, payInOptions } from '@croupier/contract/money/payments';
import type { Language } from '@croupier/domain/site/regions';
import { queryOptions } from '@tanstack/react-query';
import { call, callTelling } from '../../../lib/api.ts';
import type { PendingDeposit } from './deposit-rules.ts';

export const PAYMENTS_KEY = ['payments'] as const;

/** Limits and quick amounts of the player's region. */
export const depositOptionsQuery = queryOptions({
  queryKey: [...PAYMENTS_KEY, 'options'],
  queryFn: ({ signal }) => call(payInOptions, { query: {} }, signal),
  staleTime: 60_000,
});

/** One payment of mine; the address of the page only names it, what happened is the server's to say. */
export function payInQuery(id: string) {
  return queryOptions({
    queryKey: [...PAYMENTS_KEY, 'one', id],
    queryFn: async ({ signal }) => (await call(payInOptions, { query: { id } }, signal)).payIn,
    staleTime: 0,
  });
}

/** The form says itself what a limit of the player's has against a deposit. */
export function startDeposit({ key, amountMinor, method, bonus }: PendingDeposit, language: Language) {
  const body = { key, amountMinor: amountMinor.toString(), method, language };
  return callTelling(createPayIn, { body: bonus === undefined ? body : { ...body, bonus } });
}
