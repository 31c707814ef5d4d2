import type { MetaArgs } from '../../../lib/page-meta.ts';
import type { PageArgs } from '../../../lib/page-host.ts';
import { contentMeta } from './content-meta.ts';
import { ContentPage } from './content-page.tsx';
import { loadPageData, type LoadedPage } from './load-page-data.ts';

/** A page that is nothing but content: its name is the last part of its address, wherever it is declared. */
export const loader = (args: PageArgs) => loadPageData(args, /([^/]*)\/?$/.exec(args.url.pathname)![1]!);

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

export default function StaticPage({ loaderData }: { loaderData: LoadedPage }) {
  return <ContentPage page={loaderData} />;
}
