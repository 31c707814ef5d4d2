import type { PageArgs } from '../../../lib/page-host.ts';
import type { MetaArgs } from '../../../lib/page-meta.ts';
import { Room } from '../../../pages/room.tsx';
import { BannersOf } from '../../site/banners/banners-of.tsx';
import { loadBanners, type AreaBanners } from '../../site/banners/load-banners.ts';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData, type LoadedPage } from '../../site/content/load-page-data.ts';
import { MerryGoRound } from './merry-go-round.tsx';

export async function loader(args: PageArgs) {
  const [page, banners] = await Promise.all([
    loadPageData(args, 'mini-game'),
    loadBanners(args, 'MINI_GAME'),
  ]);
  return { ...page, banners };
}

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

interface Loaded extends LoadedPage {
  banners: AreaBanners | undefined;
}

/** The mini-games that are open, then the kinds there may be. */
export default function MiniGamePage({ loaderData: { banners, ...page } }: { loaderData: Loaded }) {
  return (
    <Room cloth="ribbon">
      <ContentPage page={{ ...page, cards: [] }}>
        <ContentEmpty empty={page.empty} icon="merry" />
        <BannersOf of={banners} />
        <MerryGoRound kinds={page.cards} />
      </ContentPage>
    </Room>
  );
}
