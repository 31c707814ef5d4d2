import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { isSignedOut } from './lib/api.ts';
import type { OfficePage } from './lib/declared.ts';
import { NotAllowedError } from './lib/errors/not-allowed.tsx';
import { meQuery } from './lib/me.ts';
import { parseSearch, writeSearch } from './lib/search-text.ts';
import { offered } from './shell/collected.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Frame } from './shell/frame.tsx';
import { NotFound } from './shell/not-found.tsx';

export type OfficeRouter = ReturnType<typeof createOfficeRouter>;

interface Context {
  readonly queries: QueryClient;
}

const root = createRootRouteWithContext<Context>()();

/** What is seen by who is signed in; everybody else signs in first and comes back. */
const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  component: Frame,
  beforeLoad: async ({ context, location }) => {
    try {
      await context.queries.ensureQueryData(meQuery);
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      const search = location.href === '/' ? {} : { to: location.href };
      throw redirect({ to: '/sign-in', search: search as never, replace: true });
    }
  },
});

const bareRoutes = offered.pages
  .filter((page) => page.frame === 'bare')
  .map((page) =>
    createRoute({
      getParentRoute: () => root,
      path: page.path,
      component: lazyRouteComponent(page.load),
    }),
  );

const framedRoutes = offered.pages.filter((page) => page.frame !== 'bare').map(framedRoute);

const nowhere = createRoute({ getParentRoute: () => frame, path: '$', component: NotFound });

/** A page in the frame. Who may not see it is told so in its place. */
function framedRoute({ path, load, permission }: OfficePage) {
  return createRoute({
    getParentRoute: () => frame,
    path,
    beforeLoad: async ({ context }) => {
      const { permissions } = await context.queries.ensureQueryData(meQuery);
      if (permission && !permissions.includes(permission)) throw new NotAllowedError(permission);
    },
    component: lazyRouteComponent(load),
  });
}

/** The office's addresses, of what features declare. `history` is the browser's where none is given. */
export function createOfficeRouter(queries: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree: root.addChildren([...bareRoutes, frame.addChildren([...framedRoutes, nowhere])]),
    context: { queries },
    parseSearch,
    stringifySearch: (search) => {
      const text = writeSearch(search);
      return text && `?${text}`;
    },
    defaultErrorComponent: ErrorScreen,
    defaultPreload: 'intent',
    ...(history && { history }),
  });
}
