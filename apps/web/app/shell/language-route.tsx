import { data, Outlet, redirect } from 'react-router';
import { isLanguage } from '../lib/language.ts';
import { closedOf } from '../lib/house-of.ts';
import { hostOf } from '../lib/page-host.ts';
import { rootDataOf } from '../lib/root-data-of.ts';
import { isClosed } from '../lib/root-data.ts';
import { siteOf } from '../lib/site-of.ts';
import type { Route } from './+types/language-route';

/** `/{lang}`: a first segment that is no language belongs behind one. Before the guards, which speak it. */
export const middleware: Route.MiddlewareFunction[] = [
  (args) => {
    if (isLanguage(args.params.lang)) return;
    const { pathname, search } = new URL(args.request.url);
    if (pathname.endsWith('.data')) throw data(null, { status: 404 });
    throw redirect(`/${hostOf(args).visitor.language}${pathname}${search}`, {
      headers: { vary: 'cookie, accept-language' },
    });
  },
  closedPage,
];

/**
 * What the operator closed is not found, for whoever asks. The page is known by its route: an address finds it in capitals and with
 * escaped letters, too.
 */
async function closedPage(args: Route.LoaderArgs): Promise<void> {
  if (isClosed(`/${args.pattern}`, closedOf(await siteOf(args))))
    throw data(
      { key: 'not_found', message: `Page Not Found: ${args.url.pathname}`, root: await rootDataOf(args) },
      { status: 404 },
    );
}

export const loader = () => null;

export const shouldRevalidate = () => false;

export default function LanguageRoute() {
  return <Outlet />;
}
