import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

/** Out of the office on purpose: to signing in, without a way back to what was looked at. */
export async function leave(router: AnyRouter, queries: QueryClient): Promise<void> {
  await router.navigate({ to: '/sign-in', replace: true });
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'texts' });
}
