import { Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
// The styles come with the frame of the site: the page is rendered on the server too, where nothing else would name them.
import './error-page.module.css';
import { screenOf } from './error-screens.ts';
import type { Refused } from '../../../lib/root-data.ts';
import { later } from '../../../lib/offline.ts';

/** Hardly ever seen, and so fetched when it is. */
const ErrorPage = later(() => import('./error-page.tsx').then((module) => ({ default: module.ErrorPage })));

/** The screen for whatever a page threw: by status where it has one, otherwise «something went wrong». */
export function ErrorScreen({ error }: { error: unknown }) {
  return <Later status={statusOf(error)} />;
}

/** The same where not even the site round the page came up: without a screen of its own it is the server's error, 451. */
export function StartUpErrorScreen({ error }: { error: unknown }) {
  const status = statusOf(error);
  return <Later status={screenOf(status) === 'failed' ? 451 : status} refused={refusedOf(error)} />;
}

const Later = ({ status, refused }: { status: number; refused?: Refused | undefined }) => (
  <Suspense>
    <ErrorPage status={status} refused={refused} />
  </Suspense>
);

/** Why the house is closed to who looks; another 423 is of one game or call. */
function refusedOf(error: unknown): Refused | undefined {
  const key = isRouteErrorResponse(error) ? (error.data as { key?: unknown } | null)?.key : undefined;
  return key === 'account_blocked' || key === 'country_closed' ? key : undefined;
}

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);
