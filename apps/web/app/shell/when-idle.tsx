import { Suspense } from 'react';
import { idleOrTouched } from '../lib/in-peace.ts';
import { later } from '../lib/offline.ts';
import { useInBrowser } from '../lib/use-in-browser.ts';

const RoutePreloads = later(async () => {
  await idleOrTouched().begun;
  return import('./route-preloads.tsx').catch(() => ({ default: () => null }));
});

/** What a page can do without: it comes when the page has nothing else to do, or not at all. */
export function WhenIdle() {
  return (
    useInBrowser() && (
      <Suspense>
        <RoutePreloads />
      </Suspense>
    )
  );
}
