import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { offered } from './collected.ts';

/** Where nobody is signed in, and nobody has to be. */
const isBare = (path: string): boolean =>
  offered.pages.some((page) => page.frame === 'bare' && path.startsWith(page.path));

/** The session is over: to signing in, with the way back, and nothing of what was read is kept. */
export async function leadToSignIn(router: AnyRouter, queries: QueryClient): Promise<void> {
  const { pathname, href } = router.state.location;
  if (!isBare(pathname)) {
    const search = href === '/' ? {} : { to: href };
    await router.navigate({ to: '/sign-in', search: search as never, replace: true });
  }
  // Only once the page that shows it is gone: a page without what it shows would ask for it again.
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'texts' });
}
