import { askReturn, beginStop, stops, type Stops } from '@croupier/contract/people/exclusions';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { putKnown } from '../../../lib/ask-anew.ts';
import { call } from '../../../lib/api.ts';

export const stopsQuery = queryOptions({
  queryKey: ['stops'],
  queryFn: ({ signal }) => call(stops, {}, signal),
});

export type StopTerm = Stops['terms'][number]['term'];

/** Stops play; pressed twice it stops once. */
export function useStop() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (term: StopTerm) => call(beginStop, { body: { term } }),
    onSuccess: (answer) => putKnown(client, stopsQuery.queryKey, answer),
  });
}

export function useReturn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(askReturn, {}),
    onSuccess: (answer) => putKnown(client, stopsQuery.queryKey, answer),
  });
}
