import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from './error-page.tsx';

/** The screen for whatever a page threw: by status where it has one, otherwise «something went wrong». */
export function ErrorScreen({ error }: { error: unknown }) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
