import type { PageArgs } from '../../../lib/page-host.ts';
import type { MetaArgs } from '../../../lib/page-meta.ts';
import { Room } from '../../../pages/room.tsx';
import { BannersOf } from '../../site/banners/banners-of.tsx';
import { loadPageWithBanners, type PageWithBanners } from '../../site/banners/load-banners.ts';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { MerryGoRound } from './merry-go-round.tsx';
import { MiniGames } from './mini-games.tsx';

export const loader = (args: PageArgs) => loadPageWithBanners(args, 'mini-game', 'MINI_GAME');

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

/** The mini-games that are open, then the kinds there may be. */
export default function MiniGamePage({ loaderData: { banners, ...page } }: { loaderData: PageWithBanners }) {
  return (
    <Room cloth="ribbon">
      <ContentPage page={{ ...page, cards: [] }}>
        <MiniGames empty={<ContentEmpty empty={page.empty} icon="merry" />} />
        <BannersOf of={banners} />
        <MerryGoRound kinds={page.cards} />
      </ContentPage>
    </Room>
  );
}
