import type { PageArgs } from '../../../lib/page-host.ts';
import type { MetaArgs } from '../../../lib/page-meta.ts';
import { Room } from '../../../pages/room.tsx';
import { BannersOf } from '../../site/banners/banners-of.tsx';
import { loadBanners, type AreaBanners } from '../../site/banners/load-banners.ts';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData, type LoadedPage } from '../../site/content/load-page-data.ts';
import { Vessels } from './vessels.tsx';

export async function loader(args: PageArgs) {
  const [page, banners] = await Promise.all([loadPageData(args, 'jackpots'), loadBanners(args, 'JACKPOT')]);
  return { ...page, banners };
}

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

interface Loaded extends LoadedPage {
  banners: AreaBanners | undefined;
}

/** The list of jackpots, then their three sizes. */
export default function JackpotsPage({ loaderData: { banners, ...page } }: { loaderData: Loaded }) {
  return (
    <Room cloth="vault">
      <ContentPage page={{ ...page, cards: [] }}>
        <ContentEmpty empty={page.empty} icon="jackpot" />
        <BannersOf of={banners} />
        <Vessels tiers={page.cards} />
      </ContentPage>
    </Room>
  );
}
