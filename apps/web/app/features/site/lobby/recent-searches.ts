import { useRemembered } from '../../../lib/use-remembered.ts';

const MOST = 5;
/** A line each: what is searched for has one. */
const BETWEEN = '\n';

/** What was searched for in this browser, newest first; `keep` adds to it, `forget` clears it. */
export function useRecentSearches() {
  const [kept, setKept] = useRemembered<string>('searches', '');
  return {
    recent: kept.split(BETWEEN).filter((text) => text !== ''),
    keep: (text: string) => setKept(withSearch(kept, text)),
    forget: () => setKept(''),
  };
}

/** @returns what is kept with this first, each search once however it is written, and no more than a few */
export function withSearch(kept: string, text: string): string {
  const next = text.trim();
  if (next === '') return kept;
  const others = kept.split(BETWEEN).filter((other) => other !== '' && !isSame(other, next));
  return [next, ...others].slice(0, MOST).join(BETWEEN);
}

const isSame = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();
