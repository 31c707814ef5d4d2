import { ApiError, type RefusalOf } from '@croupier/contract/kit';
import type { createPayIn } from '@croupier/contract/money/payments';
import type { Currency } from '@croupier/domain/money/amounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { isOfLevel, useReachedText } from '../../people/limits/use-reached-text.ts';
import { useLocalPath } from '../../../lib/link.tsx';
import { textOf } from '../../../lib/refusal-texts.ts';
import type messages from './messages/en.json';
import { isAnswer, newKey } from '../../../lib/new-key.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { tell } from '../../../lib/tell.ts';
import { depositToSend, type PendingDeposit } from './deposit-rules.ts';
import { depositOptionsQuery, PAYMENTS_KEY, startDeposit } from './payments-queries.ts';
import { keepWayBack } from './way-back.ts';

const TEXTS = {
  amount_out_of_range: 'amount_out_of_range',
  payment_method_unavailable: 'payment_method_unavailable',
  payment_provider_unavailable: 'payment_provider_unavailable',
  too_many_requests: 'too_many_requests',
  network: 'network',
  key_reused: 'key_reused',
  offer_over: 'offer_over',
} as const satisfies Record<RefusalOf<typeof createPayIn> | 'network', keyof (typeof messages)['errors']>;

/** Refusals after which there is something else to choose from. */
const GONE: ReadonlySet<string> = new Set(['offer_over', 'payment_method_unavailable']);

/** Starts a deposit and leaves for the provider's page. An attempt without an answer keeps its key for the next press. */
export function useDeposit(currency: Currency) {
  const t = useTranslations('payments.errors');
  const language = useLanguage();
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const reachedText = useReachedText();
  const pending = useRef<PendingDeposit>(undefined);

  const mutation = useMutation({
    mutationFn: (wanted: Omit<PendingDeposit, 'key'>) => {
      pending.current = depositToSend(pending.current, wanted, newKey);
      return startDeposit(pending.current, language);
    },
    onSuccess: (payIn) => {
      pending.current = undefined;
      keepWayBack(payIn.id, pathname.slice(localPath('/').length));
      void askAnew(queries, { queryKey: PAYMENTS_KEY });
      window.location.assign(payIn.redirectUrl ?? localPath(`/payment-verification?id=${payIn.id}`));
    },
    onError: (error) => {
      if (isAnswer(error)) pending.current = undefined;
      // What was chosen is gone, or can be had no more: the list says what there is.
      if (error instanceof ApiError && GONE.has(error.key))
        void askAnew(queries, { queryKey: depositOptionsQuery.queryKey });
    },
  });
  const refusal = mutation.error instanceof ApiError ? mutation.error : undefined;
  const limited = reachedText(refusal?.details);
  return {
    start: (wanted: Omit<PendingDeposit, 'key'>) => {
      tell('pay_button_click', { currency });
      mutation.mutate(wanted);
    },
    // Stays busy after success: the browser is on its way to the provider.
    busy: mutation.isPending || mutation.isSuccess,
    failure: mutation.isError
      ? (limited ?? t((refusal && textOf(TEXTS, refusal.key)) ?? 'other'))
      : undefined,
    /** Where there is something to do about it: the player's own limit was against it, or their level. */
    way:
      limited === undefined
        ? undefined
        : isOfLevel(refusal?.details)
          ? ('documents' as const)
          : ('limits' as const),
    forgetFailure: () => {
      if (mutation.isError) mutation.reset();
    },
  };
}
