import { Outlet, useRouteError } from 'react-router';
import { ErrorScreen } from '../features/site/errors/error-screen.tsx';
import { Shell } from './shell.tsx';

/** The default layout: bars, rail and footer round the page. An error of a page keeps them. */
export default function SiteLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorScreen error={useRouteError()} />
    </Shell>
  );
}
