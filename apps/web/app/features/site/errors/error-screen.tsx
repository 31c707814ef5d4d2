import { Suspense } from 'react';
// The styles come with the frame of the site: the page is rendered on the server too, where nothing else would name them.
import './error-page.module.css';
import { later } from '../../../lib/offline.ts';

/** Hardly ever seen, and so fetched when it is. */
const ErrorPage = later(() => import('./error-page.tsx').then((module) => ({ default: module.ErrorPage })));

/**
 * The screen for whatever a page threw.
 * @param startUp whether not even the site round the page came up
 */
export const ErrorScreen = ({ error, startUp = false }: { error: unknown; startUp?: boolean }) => (
  <Suspense>
    <ErrorPage error={error} startUp={startUp} />
  </Suspense>
);
