import type { Profile } from '@croupier/contract/players';
import type { Round } from '@croupier/contract/rounds';
import { useQueryClient } from '@tanstack/react-query';
import { withBalance } from '../../lib/balance.ts';
import { PROFILE_KEY } from '../../lib/session.ts';

/** Brings the known balance to what a round left, unless the live connection has newer news already. */
export function useSettledBalance(): (round: Round) => void {
  const client = useQueryClient();
  return ({ currency, kind, balanceAfterMinor, balanceVersion }) => {
    const news = { currency, kind, amountMinor: balanceAfterMinor, version: balanceVersion };
    client.setQueryData<Profile | null>(PROFILE_KEY, (known) => known && withBalance(known, news));
  };
}
