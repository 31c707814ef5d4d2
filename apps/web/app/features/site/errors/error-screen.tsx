import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { screenOf } from './error-screens.ts';

/** The screen for whatever a page threw: by status where it has one, otherwise «something went wrong». */
export function ErrorScreen({ error }: { error: unknown }) {
  return <ErrorPage status={statusOf(error)} />;
}

/** The same where not even the site round the page came up: without a screen of its own it is the server's error, 451. */
export function StartUpErrorScreen({ error }: { error: unknown }) {
  const status = statusOf(error);
  return <ErrorPage status={screenOf(status) === 'failed' ? 451 : status} />;
}

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);
