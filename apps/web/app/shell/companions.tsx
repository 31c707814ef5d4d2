import { Suspense, useEffect, useState } from 'react';
import { idleOrTouched } from '../lib/in-peace.ts';
import { laterOrNothing } from '../lib/offline.ts';

const All = laterOrNothing(() => import('./all-companions.tsx'));

/** What stands by a page and is not needed to paint it or to answer presses: it comes when the page is idle or touched. */
export function Companions() {
  const [begun, begin] = useState(false);
  useEffect(() => {
    const waiting = idleOrTouched();
    void waiting.begun.then(() => begin(true));
    return waiting.forget;
  }, []);
  if (!begun) return null;
  return (
    <Suspense fallback={null}>
      <All />
    </Suspense>
  );
}
