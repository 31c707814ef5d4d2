import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { isLookedAround } from '../../../lib/looks-around.ts';
import { laterOrNothing } from '../../../lib/offline.ts';
import { useProfile } from '../../../lib/session.ts';

const Corner = laterOrNothing(() => import('./random-corner.tsx'));

/** The corner of random bonuses, for players where they look around: a visitor's page loads nothing of it. */
export default function RandomCompanion() {
  const isHere = isLookedAround(useLocation().pathname);
  if (useProfile() === null || !isHere) return null;
  return (
    <Suspense fallback={null}>
      <Corner />
    </Suspense>
  );
}
