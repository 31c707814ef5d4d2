import { Suspense, type ComponentType, type ReactNode } from 'react';
import { laterOrNothing } from '../lib/offline.ts';
import { useInBrowser } from '../lib/use-in-browser.ts';

/** Nothing of it is painted, so it comes after what is. */
export const OnceAlive = onceAlive(() => import('./alive.tsx'));

/** What features have in the top bar of a signed-in player; its place is kept for it. */
export const BarThings = onceAlive(() => import('./bar-things.tsx'));

function onceAlive(load: () => Promise<{ default: ComponentType }>): () => ReactNode {
  const Thing = laterOrNothing(load);
  return () =>
    useInBrowser() && (
      <Suspense fallback={null}>
        <Thing />
      </Suspense>
    );
}
