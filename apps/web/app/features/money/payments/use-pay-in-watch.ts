import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useLine, useLive } from '../../../lib/live/live.ts';
import { useRefreshProfile } from '../../../lib/session.ts';
import { tellDeposit } from './tell-deposit.ts';
import { isSlow, nextAskMs, stateToAsk } from './pay-in-watch.ts';
import { payInQuery } from './payments-queries.ts';

/** Follows a payment to its end, by the socket and by asking. A payment that came in refreshes the balance. */
export function usePayInWatch(id: string) {
  const queries = useQueryClient();
  const refreshProfile = useRefreshProfile();
  const [sinceMs] = useState(() => Date.now());
  const query = useQuery({
    ...payInQuery(id),
    retry: false,
    enabled: id !== '',
    refetchInterval: ({ state }) =>
      state.status === 'error'
        ? false
        : nextAskMs(
            stateToAsk(state.data, Date.now() - sinceMs),
            state.dataUpdateCount,
            Date.now() - sinceMs,
          ),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
  const ask = () => void askAnew(queries, { queryKey: payInQuery(id).queryKey });
  useLive('payIn', (news) => {
    if (news.id === id) ask();
  });
  // The bonus follows the money a moment later.
  useLive('bonus', (news) => {
    if (news.id === query.data?.bonus?.id) ask();
  });
  useLine(ask);

  const paid = query.data?.state === 'PAID';
  useEffect(() => {
    if (!paid) return;
    tellDeposit(id, query.data!.currency);
    refreshProfile().catch(() => undefined);
    // The refresher is made anew by every render; only the payment's end matters here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [paid]);

  return {
    payIn: id === '' ? null : query.data,
    // A failed check after a good one does not take the good one away.
    error: query.data === undefined ? query.error : null,
    slow: isSlow(query.dataUpdatedAt - sinceMs),
    retry: () => void query.refetch(),
  };
}
