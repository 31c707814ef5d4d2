import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Search } from '../search-text.ts';
import { listQueryOf, withoutFilters, type ListNames } from './list-address.ts';

/** A list's filters and order as its address has them, so that what is seen can be sent to somebody. */
export function useListAddress(definition: ListNames) {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (next: (now: Search) => Search) =>
    void navigate({ to: '.', search: next as never, replace: true });
  return {
    search,
    query: listQueryOf(definition, search),
    /** Narrows or orders; nothing for a name takes it away. */
    change: (changes: Search) =>
      go((now) => Object.fromEntries(Object.entries({ ...now, ...changes }).filter(([, value]) => value))),
    clear: () => go((now) => withoutFilters(definition, now)),
    /** What a view asks for, in place of what is asked now. */
    show: (query: Search) => go((now) => ({ ...withoutFilters(definition, now), ...query })),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
