import { useSyncExternalStore } from 'react';

/** As the server makes them: 32 bytes as base64url. */
const TOKEN = /^#([A-Za-z0-9_-]{43})$/;

/**
 * The secret of the link that led here. It stands after the `#`, which no server is sent, so only the browser knows it.
 * @returns null without one, undefined while the page is the server's
 */
export const useLinkToken = (): string | null | undefined =>
  useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener);
      return () => window.removeEventListener('hashchange', listener);
    },
    () => TOKEN.exec(window.location.hash)?.[1] ?? null,
    () => undefined,
  );
