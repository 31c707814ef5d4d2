import { useEffect, useState } from 'react';

const TOUCHES = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const;

/**
 * Whether somebody has touched the page within so long. What asks the house by itself asks only then: each question is a request, and a
 * page that nobody sits at must not keep a session from ending.
 */
export function useIsWatched(withinMs: number): boolean {
  const [isWatched, setWatched] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const touch = () => {
      setWatched(true);
      clearTimeout(timer);
      timer = setTimeout(() => setWatched(false), withinMs);
    };
    touch();
    for (const name of TOUCHES) addEventListener(name, touch, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of TOUCHES) removeEventListener(name, touch);
    };
  }, [withinMs]);
  return isWatched;
}
