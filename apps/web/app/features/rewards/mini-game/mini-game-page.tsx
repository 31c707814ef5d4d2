import type { PageArgs } from '../../../lib/page-host.ts';
import type { MetaArgs } from '../../../lib/page-meta.ts';
import { Room } from '../../../pages/room.tsx';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData, type LoadedPage } from '../../site/content/load-page-data.ts';
import { MerryGoRound } from './merry-go-round.tsx';

export const loader = (args: PageArgs) => loadPageData(args, 'mini-game');

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

/** The mini-games that are open, then the kinds there may be. */
export default function MiniGamePage({ loaderData: page }: { loaderData: LoadedPage }) {
  return (
    <Room cloth="ribbon">
      <ContentPage page={{ ...page, cards: [] }}>
        <ContentEmpty empty={page.empty} icon="merry" />
        <MerryGoRound kinds={page.cards} />
      </ContentPage>
    </Room>
  );
}
