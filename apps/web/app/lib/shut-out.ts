import { data } from 'react-router';
import { hostOf, type PageArgs } from './page-host.ts';
import { rootDataOf } from './root-data-of.ts';

/** What everybody may read, wherever they are and whatever became of their account: whom to ask, and by which rules. */
const FOR_ALL =
  /^\/(robots\.txt|sitemap\.xml|[a-z]{2}\/(support|license|rules|privacy|responsible-gaming)(\.data)?)$/;

/** A blocked account and a closed country meet 423 at start-up (specification, section 8), before any loader. */
export async function meetShutOut(args: PageArgs): Promise<void> {
  const { refused } = hostOf(args);
  if (!refused || FOR_ALL.test(new URL(args.request.url).pathname)) return;
  throw data({ key: refused, root: await rootDataOf(args) }, { status: 423 });
}
