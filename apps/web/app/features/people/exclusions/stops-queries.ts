import { askReturn, beginStop, stops, type Stops } from '@croupier/contract/people/exclusions';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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
    onSuccess: (answer) => client.setQueryData(stopsQuery.queryKey, answer),
  });
}

export function useReturn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(askReturn, {}),
    onSuccess: (answer) => client.setQueryData(stopsQuery.queryKey, answer),
  });
}
