import { Outlet, useLocation, useRouteError } from 'react-router';
import { ErrorScreen } from '../features/site/errors/error-screen.tsx';
import { isClosed, useHouse } from '../lib/root-data.ts';
import { Shell } from './shell.tsx';

/** The default layout: bars, rail and footer round the page. An error of a page keeps them. */
export default function SiteLayout() {
  const { closed } = useHouse();
  const { pathname } = useLocation();
  return <Shell>{isClosed(pathname, closed) ? <ErrorScreen error={NOT_FOUND} /> : <Outlet />}</Shell>;
}

/** A step to a page that needs nothing of the server is not asked about there. */
const NOT_FOUND = { status: 404, statusText: '', internal: false, data: null };

export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorScreen error={useRouteError()} />
    </Shell>
  );
}
