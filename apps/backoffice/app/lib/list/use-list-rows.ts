import type { InputOf, RowOf } from '@croupier/contract/kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { Search } from '../search-text.ts';
import type { ListOperation, ListPage } from './list-definition.ts';

/** Of one page, as many as a high window shows and a little more. */
const PAGE_ROWS = '50';

/** The rows of a list, page by page as they are scrolled to. */
export function useListRows<O extends ListOperation>(operation: O, query: Search) {
  return useInfiniteQuery({
    queryKey: [operation.path, { query }],
    queryFn: ({ pageParam, signal }) => {
      const input = { query: { ...query, limit: PAGE_ROWS, ...(pageParam && { after: pageParam }) } };
      return call(operation, input as unknown as InputOf<O>, signal) as Promise<ListPage<O>>;
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    // What was there stays, dimmed, until what was asked for comes.
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows as readonly RowOf<O>[]),
  });
}
