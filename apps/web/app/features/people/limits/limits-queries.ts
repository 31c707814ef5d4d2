import {
  cancelDepositLimit,
  confirmDepositLimit,
  depositLimits,
  setDepositLimit,
} from '@croupier/contract/people/limits';
import type { LimitPeriod } from '@croupier/domain/people/limits';
import { houseRules } from '@croupier/contract/people/house-rules';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { steppingUp } from '../../../lib/step-up.ts';

/** What is left of a limit changes with every deposit, so it is asked for anew each time. */
export const limitsQuery = queryOptions({
  queryKey: ['limits'],
  queryFn: async ({ signal }) => (await call(depositLimits, {}, signal)).limits,
});

export const houseRulesQuery = queryOptions({
  queryKey: ['limits', 'house'],
  queryFn: async ({ signal }) => (await call(houseRules, {}, signal)).rules,
});

export type LimitAction =
  /** In minor units of the player's currency; null: no limit. */
  | { readonly does: 'set'; readonly period: LimitPeriod; readonly amountMinor: string | null }
  | { readonly does: 'confirm' | 'cancel'; readonly period: LimitPeriod };

/** Changes one limit; the answer has all of them. */
export function useLimitAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (action: LimitAction) => (await send(action)).limits,
    onSuccess: (limits) => client.setQueryData(limitsQuery.queryKey, limits),
  });
}

function send(action: LimitAction) {
  const { period } = action;
  switch (action.does) {
    case 'set':
      return call(setDepositLimit, { body: { period, amountMinor: action.amountMinor } });
    case 'confirm':
      return steppingUp(() => call(confirmDepositLimit, { body: { period } }));
    case 'cancel':
      return call(cancelDepositLimit, { body: { period } });
  }
}
