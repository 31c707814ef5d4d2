import { redirect } from 'react-router';
import { inLanguage } from '../lib/language.ts';
import { hostOf } from '../lib/page-host.ts';
import type { Route } from './+types/localise-path';

/** A path without a language is put under one; whether it exists is decided there. */
export function loader(args: Route.LoaderArgs): never {
  const { pathname, search } = new URL(args.request.url);
  throw redirect(inLanguage(pathname, hostOf(args).visitor.language) + search, {
    headers: { vary: 'cookie, accept-language' },
  });
}
