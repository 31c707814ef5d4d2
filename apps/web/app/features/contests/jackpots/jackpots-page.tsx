import type { PageArgs } from '../../../lib/page-host.ts';
import type { MetaArgs } from '../../../lib/page-meta.ts';
import { Room } from '../../../pages/room.tsx';
import { BannersOf } from '../../site/banners/banners-of.tsx';
import { loadPageWithBanners, type PageWithBanners } from '../../site/banners/load-banners.ts';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { Vessels } from './vessels.tsx';

export const loader = (args: PageArgs) => loadPageWithBanners(args, 'jackpots', 'JACKPOT');

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

/** The list of jackpots, then their three sizes. */
export default function JackpotsPage({ loaderData: { banners, ...page } }: { loaderData: PageWithBanners }) {
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
