import { Suspense } from 'react';
import declared from 'virtual:declared/bar';
import { laterOrNothing } from '../lib/offline.ts';

const THINGS = declared.flat().map(laterOrNothing);

export default function BarThings() {
  return THINGS.map((Thing, at) => (
    <Suspense key={at} fallback={null}>
      <Thing />
    </Suspense>
  ));
}
