import {
  confirmEvent,
  countNotices,
  listNotices,
  noticePreferences,
  seeNotices,
  type Notice,
} from '@croupier/contract/people/notices';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { askAnew, putKnown } from '../../../lib/ask-anew.ts';
import { call } from '../../../lib/api.ts';

/** Of everything that tells what notices there are. */
const NOTICES_KEY = ['notices'] as const;

/** Asked for with each document and each look back at it: what came while nobody was connected is known then. */
export const countQuery = queryOptions({
  queryKey: [...NOTICES_KEY, 'count'],
  queryFn: ({ signal }) => call(countNotices, {}, signal),
  refetchOnWindowFocus: true,
});

/** The newest of all, the latest first. */
export const newestQuery = queryOptions({
  queryKey: [...NOTICES_KEY, 'newest'],
  queryFn: async ({ signal }) => (await call(listNotices, { query: {} }, signal)).notices,
});

/** Those that stand in the player's way, the latest first. */
export const unconfirmedQuery = queryOptions({
  queryKey: [...NOTICES_KEY, 'unconfirmed'],
  queryFn: async ({ signal }) =>
    (await call(listNotices, { query: { unconfirmed: 'true' } }, signal)).notices,
});

/** All, or those of one category, a page at a time into the past. */
export const noticesQuery = (category?: Notice['category']) =>
  infiniteQueryOptions({
    queryKey: [...NOTICES_KEY, 'list', category],
    queryFn: ({ pageParam, signal }) =>
      call(
        listNotices,
        {
          query: { ...(category && { category }), ...(pageParam !== undefined && { after: pageParam }) },
        },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const preferencesQuery = queryOptions({
  queryKey: ['notice-preferences'],
  queryFn: ({ signal }) => call(noticePreferences, {}, signal),
});

/** Says how many nobody has seen, as far as that is known, and has all that is shown of notices asked for anew. */
export async function noticesChanged(client: QueryClient, unseen?: number): Promise<void> {
  if (unseen !== undefined) putKnown(client, countQuery.queryKey, (count) => count && { ...count, unseen });
  await askAnew(client, { queryKey: NOTICES_KEY });
}

/** This one has been seen, and all before it. */
export function useSee() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) => call(seeNotices, { body: { upTo } }),
    onSuccess: ({ unseen }) => noticesChanged(client, unseen),
  });
}

export function useConfirm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(confirmEvent, { body: { id } }),
    onSuccess: (_, id) => {
      putKnown(client, unconfirmedQuery.queryKey, (notices) => notices?.filter((one) => one.id !== id));
      return noticesChanged(client);
    },
  });
}
