import type { PageArgs } from '../../../lib/page-host.ts';
import type { MetaArgs } from '../../../lib/page-meta.ts';
import { Room } from '../../../pages/room.tsx';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData, type LoadedPage } from '../../site/content/load-page-data.ts';
import { Shelves } from './shelves.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'store');

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

/** What is for sale, then what a store like this has on its shelves. */
export default function StorePage({ loaderData: page }: { loaderData: LoadedPage }) {
  return (
    <Room cloth="leather">
      <ContentPage page={{ ...page, cards: [] }}>
        <ContentEmpty empty={page.empty} icon="store" />
        <Shelves kinds={page.cards} />
      </ContentPage>
    </Room>
  );
}
