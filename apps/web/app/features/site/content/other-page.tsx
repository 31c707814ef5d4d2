import { redirect } from 'react-router';
import { isDeclaredPage } from '../../../lib/is-declared-page.ts';
import { inLanguage } from '../../../lib/language.ts';
import { hostOf, type PageArgs } from '../../../lib/page-host.ts';
import { loadPageData } from './load-page-data.ts';
import type { Route } from './+types/other-page';

/** A page of content by its name. One that has an address of its own is there and nowhere else, for search engines as well. */
export const loader = async (args: PageArgs & Pick<Route.LoaderArgs, 'params'>) => {
  const { page } = args.params;
  if (!isDeclaredPage(page)) return loadPageData(args, page);
  throw redirect(inLanguage(`/${page}`, hostOf(args).visitor.language), 301);
};

export { default, meta } from './static-page.tsx';
