import { paymentHistory } from '@croupier/contract/money/payment-history';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { PAYMENTS_KEY } from '../payments/payments-queries.ts';
import type { PaymentQuery } from './payment-filter.ts';

export const HISTORY_KEY = [...PAYMENTS_KEY, 'list'] as const;

/** Payments in and out, newest first, a page at a time. */
export const paymentsQuery = (filter: PaymentQuery) =>
  infiniteQueryOptions({
    queryKey: [...HISTORY_KEY, filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        paymentHistory,
        { query: { ...filter, ...(pageParam !== undefined && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
