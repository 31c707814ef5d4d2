import { listPromotions } from '@croupier/contract/site/promotions';
import { buttonClass, EmptyState, Icon } from '@croupier/ui';
import { Link } from '../../../lib/link.tsx';
import { apiOf } from '../../../lib/page-host.ts';
import { BannersOf } from '../banners/banners-of.tsx';
import { loadBanners } from '../banners/load-banners.ts';
import { contentMeta } from '../content/content-meta.ts';
import { ContentPage } from '../content/content-page.tsx';
import { loadPageData } from '../content/load-page-data.ts';
import { pictureOf, readerOf } from '../content/reader-of.ts';
import type { Route } from './+types/promotions-page';
import { PromotionTiles } from './promotion-tiles.tsx';

export async function loader(args: Route.LoaderArgs) {
  const [page, { promotions }, banners] = await Promise.all([
    loadPageData(args, 'promotions'),
    apiOf(args)(listPromotions, { query: await readerOf(args) }),
    loadBanners(args, 'TOURNAMENT'),
  ]);
  return {
    page,
    banners,
    promotions: promotions.map((tile) => ({ ...tile, picture: pictureOf(args, tile.picture) })),
  };
}

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData?.page);

export default function PromotionsPage({ loaderData: { page, promotions, banners } }: Route.ComponentProps) {
  const { empty } = page;
  return (
    <ContentPage page={page}>
      {promotions.length > 0 && <PromotionTiles promotions={promotions} />}
      {promotions.length === 0 && empty && (
        <EmptyState
          icon={<Icon name="megaphone" />}
          title={empty.title}
          text={empty.text}
          action={
            empty.action && (
              <Link to={empty.action.to as `/${string}`} className={buttonClass({ look: 'primary' })}>
                {empty.action.label}
              </Link>
            )
          }
        />
      )}
      <BannersOf of={banners} />
    </ContentPage>
  );
}
