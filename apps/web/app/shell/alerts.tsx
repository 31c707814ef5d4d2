import { Suspense } from 'react';
import declared from 'virtual:declared/alerts';
import { useProfile } from '../lib/session.ts';
import { later } from '../lib/offline.ts';

const ALERTS = declared.flat().map((load) => later(load));

/** The alerts of features, for whoever is signed in. */
export function Alerts() {
  const signedIn = useProfile() !== null;
  if (!signedIn) return null;
  return ALERTS.map((Alert, at) => (
    <Suspense key={at} fallback={null}>
      <Alert />
    </Suspense>
  ));
}
