import { Suspense } from 'react';
import declared from 'virtual:declared/companions';
import { laterOrNothing } from '../lib/offline.ts';
import { RoutePreloads } from './route-preloads.tsx';

const ALL = declared.flat().map(laterOrNothing);

export default function AllCompanions() {
  return (
    <>
      <RoutePreloads />
      {ALL.map((Companion, at) => (
        <Suspense key={at} fallback={null}>
          <Companion />
        </Suspense>
      ))}
    </>
  );
}
