import { listBooksHeads } from '@croupier/contract/money/books';
import { getDraw, rotateSeeds } from '@croupier/contract/play/fairness';
import { getUnheardFlights } from '@croupier/contract/play/flights';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { askAnew, putKnown } from '../../../lib/ask-anew.ts';
import { call } from '../../../lib/api.ts';
import { fetchSeeds, type Seeds } from '../../../lib/seeds.ts';

export const seedsQuery = queryOptions({
  queryKey: ['fairness', 'seeds'],
  queryFn: ({ signal }) => fetchSeeds(signal),
});

export const headsQuery = queryOptions({
  queryKey: ['fairness', 'heads'],
  queryFn: ({ signal }) => call(listBooksHeads, {}, signal),
});

export const unheardFlightsQuery = (game: string) =>
  queryOptions({
    queryKey: ['fairness', 'unheard', game],
    queryFn: ({ signal }) => call(getUnheardFlights, { params: { game } }, signal),
  });

/** One of my draws from a table, named `<pair>.<domain>.<nonce>`. */
export function drawQuery(name: string) {
  const [pair = '', domain = '', nonce = ''] = name.split('.');
  return queryOptions({
    queryKey: ['fairness', 'draw', name],
    queryFn: ({ signal }) => call(getDraw, { params: { pair, domain, nonce } }, signal),
  });
}

/**
 * Reveals the active pair and starts a new one. `activeId` is the pair the player looked at: when another
 * window was faster the server refuses with `conflict`, and the new pair is fetched to be looked at.
 */
export function useRotateSeeds() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { clientSeed: string; activeId: string }) => call(rotateSeeds, { body }),
    onSuccess: ({ active, nextCommitment, revealed }) => {
      putKnown<Seeds>(
        queries,
        seedsQuery.queryKey,
        (seeds) => seeds && { active, nextCommitment, revealed: [revealed, ...seeds.revealed] },
      );
      // Rounds and draws of the old pair now carry its seed.
      void askAnew(queries, { queryKey: ['rounds'] });
      void askAnew(queries, { queryKey: ['fairness', 'draw'] });
    },
    onError: () => void askAnew(queries, { queryKey: seedsQuery.queryKey }),
  });
}
