import { listRounds } from '@croupier/contract/play/rounds';
import type { Currency } from '@croupier/domain/money/amounts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** The stake of the player's last round in a currency; undefined while it is not known. */
export function useLastStake(currency: Currency): bigint | undefined {
  const { data: rounds = [] } = useQuery({
    queryKey: ['rounds', 'last-stake'],
    queryFn: async ({ signal }) => (await call(listRounds, { query: { kind: 'real' } }, signal)).rounds,
    staleTime: 60_000,
  });
  const last = rounds.find((round) => round.currency === currency && round.stakeMinor !== '0');
  return last && BigInt(last.stakeMinor);
}
