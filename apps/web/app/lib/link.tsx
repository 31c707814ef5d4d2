import { useSyncExternalStore } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
} from 'react-router';
import { mayPrefetch, type Connection } from './may-prefetch.ts';
import { useLanguage } from './root-data.ts';

type Localised<P> = Omit<P, 'to' | 'prefetch'> & { to: `/${string}` };

/**
 * A link inside the site. `to` is written without language: `/profile`; the page's own is put in front.
 * The page is fetched ahead when the pointer or the focus comes near: one at a time, so never more than four.
 */
export function Link({ to, ...rest }: Localised<LinkProps>) {
  return <RouterLink {...rest} to={useLocalPath()(to)} prefetch={usePrefetch()} />;
}

export function NavLink({ to, ...rest }: Localised<NavLinkProps>) {
  return <RouterNavLink {...rest} to={useLocalPath()(to)} prefetch={usePrefetch()} />;
}

/** Puts the page's language in front of a path, for `navigate()`. */
export function useLocalPath(): (path: `/${string}`) => string {
  const language = useLanguage();
  return (path) => `/${language}${path === '/' ? '' : path}`;
}

function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(
    onNetwork,
    // Without a network the router would leave the page for a script that does not come.
    () => (navigator.onLine && mayPrefetch(connection()) ? 'intent' : 'none'),
    () => 'none',
  );
}

function onNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;
