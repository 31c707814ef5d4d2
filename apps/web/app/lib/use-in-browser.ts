import { useSyncExternalStore } from 'react';

/** False in the server's page and while it comes alive; true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
