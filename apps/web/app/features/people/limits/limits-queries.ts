import { ApiError } from '@croupier/contract/kit';
import {
  cancelPlayerLimit,
  confirmPlayerLimit,
  playerLimits,
  setPlayerLimit,
} from '@croupier/contract/people/limits';
import type { LimitKey } from '@croupier/domain/people/limits';
import { houseRules } from '@croupier/contract/people/house-rules';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { askAnew, putKnown } from '../../../lib/ask-anew.ts';
import { call } from '../../../lib/api.ts';
import { steppingUp } from '../../../lib/step-up.ts';

/** What is left of a limit changes with every deposit and every round, so it is asked for anew each time. */
export const limitsQuery = queryOptions({
  queryKey: ['limits'],
  queryFn: async ({ signal }) => call(playerLimits, {}, signal),
});

export const houseRulesQuery = queryOptions({
  queryKey: ['limits', 'house'],
  queryFn: async ({ signal }) => (await call(houseRules, {}, signal)).rules,
});

export type LimitAction = LimitKey &
  (
    | /** In minor units of the player's currency, or in minutes; null: no limit. */
      { readonly does: 'set'; readonly size: string | null }
    | { readonly does: 'confirm' | 'cancel' }
  );

/** Changes one limit; the answer has all of them. */
export function useLimitAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (limits) => putKnown(client, limitsQuery.queryKey, limits),
    // A wish that is none any more has lapsed while it was shown, or was answered in another tab.
    onError: (error) => {
      if (error instanceof ApiError && error.key === 'conflict')
        void askAnew(client, { queryKey: limitsQuery.queryKey, exact: true });
    },
  });
}

function send(action: LimitAction) {
  const { rule, period } = action;
  switch (action.does) {
    case 'set':
      return call(setPlayerLimit, { body: { rule, period, size: action.size } });
    case 'confirm':
      return steppingUp(() => call(confirmPlayerLimit, { body: { rule, period } }));
    case 'cancel':
      return call(cancelPlayerLimit, { body: { rule, period } });
  }
}
