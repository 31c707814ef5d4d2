import { redirect } from 'react-router';
import { hostOf } from '../lib/page-host.ts';
import type { Route } from './+types/choose-language';

/** `/` leads to the language of the cookie, the browser or the region. */
export function loader(args: Route.LoaderArgs): never {
  throw redirect(`/${hostOf(args).visitor.language}${new URL(args.request.url).search}`, {
    headers: { vary: 'cookie, accept-language' },
  });
}
