import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { useLocalPath } from '../../../lib/link.tsx';
import type { Screen } from './error-screens.ts';

/**
 * An address without a page becomes `/{lang}/404`, keeping the query, and a page that went wrong `/{lang}/500`
 * (specification, section 2; not while developing). The answer had its status already.
 */
export function useErrorAddress(screen: Screen): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const wanted =
    screen === 'notFound' ? '/404' : screen === 'failed' && import.meta.env.PROD ? '/500' : undefined;
  const address = wanted && localPath(wanted);
  useEffect(() => {
    if (!address || pathname === address) return;
    void navigate(wanted === '/404' ? address + search : address, {
      replace: true,
      preventScrollReset: true,
      state: { from: pathname + search },
    });
  }, [address, wanted, pathname, search, navigate]);
}

/** The address whose page went wrong, to try it again: '' for the one on screen, undefined where none is known. */
export function cameFrom({ state, pathname }: Location): string | undefined {
  const from = (state as { from?: unknown } | null)?.from;
  if (typeof from === 'string' && from.startsWith('/')) return from;
  return pathname.endsWith('/500') ? undefined : '';
}
