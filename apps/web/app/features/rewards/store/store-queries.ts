import { buyItem, listPurchases, readStore, type PostalAddress } from '@croupier/contract/rewards/store';
import type { Language, RegionId } from '@croupier/domain/site/regions';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const STORE_KEY = ['store'] as const;
const PURCHASES_KEY = [...STORE_KEY, 'purchases'] as const;

/** Reads the shelves of a region, and the player's points. */
export const storeQuery = (language: Language, region: RegionId, playerId: string | undefined) =>
  queryOptions({
    queryKey: [...STORE_KEY, 'shelves', language, region, playerId],
    queryFn: ({ signal }) => call(readStore, { query: { language, region } }, signal),
  });

/** Reads my purchases, newest first. */
export const purchasesQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...PURCHASES_KEY, language],
    queryFn: ({ pageParam, signal }) =>
      call(
        listPurchases,
        { query: { language, ...(pageParam !== undefined && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export interface Wanted {
  readonly key: string;
  readonly code: string;
  readonly address?: PostalAddress;
  readonly language: Language;
}

export const exchange = (wanted: Wanted) => call(buyItem, { body: wanted });
