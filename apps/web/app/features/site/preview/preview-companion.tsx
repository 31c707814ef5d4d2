import { Suspense } from 'react';
import { laterOrNothing } from '../../../lib/offline.ts';
import { useRootData } from '../../../lib/root-data.ts';

const PreviewBar = laterOrNothing(() => import('./preview-bar.tsx'));

/** Only who brought the link of a preview has the bar. */
export default function PreviewCompanion() {
  if (!useRootData().preview) return null;
  return (
    <Suspense fallback={null}>
      <PreviewBar />
    </Suspense>
  );
}
