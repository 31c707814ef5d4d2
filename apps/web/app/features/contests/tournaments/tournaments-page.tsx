import type { PageArgs } from '../../../lib/page-host.ts';
import type { MetaArgs } from '../../../lib/page-meta.ts';
import { BannersOf } from '../../site/banners/banners-of.tsx';
import { loadBanners, type AreaBanners } from '../../site/banners/load-banners.ts';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import { loadPageData, type LoadedPage } from '../../site/content/load-page-data.ts';
import { PlacesExample } from './places-example.tsx';
import { WaysToCount } from './ways-to-count.tsx';

export async function loader(args: PageArgs) {
  const [page, banners] = await Promise.all([
    loadPageData(args, 'tournaments'),
    loadBanners(args, 'TOURNAMENT'),
  ]);
  return { ...page, banners };
}

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

interface Loaded extends LoadedPage {
  banners: AreaBanners | undefined;
}

/** The list of tournaments, then how results become places and what may be counted. */
export default function TournamentsPage({ loaderData: { banners, ...page } }: { loaderData: Loaded }) {
  const example = page.cards.find(({ key }) => key === 'example');
  return (
    <ContentPage page={{ ...page, cards: [] }}>
      <ContentEmpty empty={page.empty} icon="trophy" />
      {example && <PlacesExample card={example} />}
      <WaysToCount ways={page.cards.filter((card) => card !== example)} />
      <BannersOf of={banners} />
    </ContentPage>
  );
}
