import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onSignedOut } from './lib/api.ts';
import { Speaking } from './lib/language/speaking.tsx';
import { OfferedContext } from './lib/offered.ts';
import type { OfficeRouter } from './router.tsx';
import { offered } from './shell/collected.ts';
import { leadToSignIn } from './shell/lead-to-sign-in.ts';

/** The whole office: what was read, the language, what features offer, and the page of the address. */
export function Office({ queries, router }: { queries: QueryClient; router: OfficeRouter }) {
  useEffect(() => onSignedOut(() => void leadToSignIn(router, queries)), [queries, router]);
  return (
    <QueryClientProvider client={queries}>
      <Speaking>
        <OfferedContext value={offered}>
          <RouterProvider router={router} />
        </OfferedContext>
      </Speaking>
    </QueryClientProvider>
  );
}
