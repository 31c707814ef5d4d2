import { houseHealth } from '@croupier/contract/office/health-desk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOf } from '../../../lib/api.ts';

const EVERY_MS = 10_000;
/**
 * So long after somebody touched it last, the page looks at the house no more: each look is a request, and a page that nobody
 * sits at must not keep a session from ending.
 */
export const WATCHED_MS = 5 * 60_000;

/** The house's health, read anew every ten seconds as long as somebody is there. What is shown stays while it is read. */
export function useWatchedHealth() {
  const isWatched = useIsWatched();
  const query = useQuery({ ...queryOf(houseHealth, {}), refetchInterval: isWatched && EVERY_MS });
  return { ...query, isWatched };
}

const TOUCHES = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const;

/** Whether somebody has touched the page lately. */
function useIsWatched(): boolean {
  const [isWatched, setWatched] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const touch = () => {
      setWatched(true);
      clearTimeout(timer);
      timer = setTimeout(() => setWatched(false), WATCHED_MS);
    };
    touch();
    for (const name of TOUCHES) addEventListener(name, touch, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of TOUCHES) removeEventListener(name, touch);
    };
  }, []);
  return isWatched;
}
