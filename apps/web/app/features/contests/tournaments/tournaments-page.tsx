import type { PageArgs } from '../../../lib/page-host.ts';
import type { MetaArgs } from '../../../lib/page-meta.ts';
import { BannersOf } from '../../site/banners/banners-of.tsx';
import { loadPageWithBanners, type PageWithBanners } from '../../site/banners/load-banners.ts';
import { ContentEmpty } from '../../site/content/content-empty.tsx';
import { contentMeta } from '../../site/content/content-meta.ts';
import { ContentPage } from '../../site/content/content-page.tsx';
import type { LoadedPage } from '../../site/content/load-page-data.ts';
import { PlacesExample } from './places-example.tsx';
import { WaysToCount } from './ways-to-count.tsx';

export const loader = (args: PageArgs) => loadPageWithBanners(args, 'tournaments', 'TOURNAMENT');

export const meta = (args: MetaArgs & { loaderData: LoadedPage | undefined }) =>
  contentMeta(args, args.loaderData);

/** The list of tournaments, then how results become places and what may be counted. */
export default function TournamentsPage({
  loaderData: { banners, ...page },
}: {
  loaderData: PageWithBanners;
}) {
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
