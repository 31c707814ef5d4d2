import { useNavigate, useSearch } from '@tanstack/react-router';
import { useNow } from 'use-intl';
import type { Search } from '../../../lib/search-text.ts';
import { readAsked, type AskedFigures } from './asked-figures.ts';

/** What the address asks for, and the way to ask for something else. A name that is given nothing leaves the address. */
export function useAsked(): [AskedFigures, (change: Readonly<Record<string, string | undefined>>) => void] {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (changed: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: ((old: Search) => ({ ...old, ...changed })) as never, replace: true });
  return [readAsked(search, useNow().toISOString().slice(0, 10)), change];
}
