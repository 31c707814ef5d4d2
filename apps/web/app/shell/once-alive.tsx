import { Suspense } from 'react';
import { laterOrNothing } from '../lib/offline.ts';
import { useInBrowser } from '../lib/use-in-browser.ts';

const Alive = laterOrNothing(() => import('./alive.tsx'));

/** Nothing of it is painted, so it comes after what is. */
export function OnceAlive() {
  if (!useInBrowser()) return null;
  return (
    <Suspense fallback={null}>
      <Alive />
    </Suspense>
  );
}
