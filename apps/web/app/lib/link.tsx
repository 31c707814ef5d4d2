import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
} from 'react-router';
import { useLanguage } from './root-data.ts';

type Localised<P> = Omit<P, 'to' | 'prefetch'> & { to: `/${string}` };

/**
 * A link inside the site. `to` is written without language: `/profile`; the page's own is put in front. The page is fetched ahead
 * when somebody is about to follow it, as any link's of this site (`preload-routes.ts`).
 */
export function Link({ to, ...rest }: Localised<LinkProps>) {
  return <RouterLink {...rest} to={useLocalPath()(to)} />;
}

export function NavLink({ to, ...rest }: Localised<NavLinkProps>) {
  return <RouterNavLink {...rest} to={useLocalPath()(to)} />;
}

/** Puts the page's language in front of a path, for `navigate()`. */
export function useLocalPath(): (path: `/${string}`) => string {
  const language = useLanguage();
  return (path) => `/${language}${path === '/' ? '' : path}`;
}
