import { listProviders } from '@croupier/contract/site/lobby';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { apiOf } from '../../../lib/page-host.ts';
import { Room } from '../../../pages/room.tsx';
import { BannersOf } from '../banners/banners-of.tsx';
import { loadBanners } from '../banners/load-banners.ts';
import { contentMeta } from '../content/content-meta.ts';
import { ContentPage } from '../content/content-page.tsx';
import { loadPageData } from '../content/load-page-data.ts';
import type { Route } from './+types/providers-page';
import { Plaques } from './plaques.tsx';
import styles from './providers-page.module.css';
import { StudioCard } from './studio-card.tsx';

export async function loader(args: Route.LoaderArgs) {
  const [page, { providers }, banners] = await Promise.all([
    loadPageData(args, 'providers'),
    apiOf(args)(listProviders, {}),
    loadBanners(args, 'GAME_PROVIDER'),
  ]);
  return { page, providers, banners };
}

export const meta = (args: Route.MetaArgs) => contentMeta(args, args.loaderData?.page);

/** Every studio whose games are offered, each with a page of its own, and what is the same for all of them. */
export default function ProvidersPage({ loaderData: { page, providers, banners } }: Route.ComponentProps) {
  const t = useTranslations('lobby');
  const { number } = useFormat();
  return (
    <Room cloth="velvet">
      <ContentPage page={{ ...page, cards: [] }}>
        <ul className={styles.studios}>
          {providers.map(({ code, name, count }) => (
            <li key={code}>
              <StudioCard code={code} name={name} games={t('games.found', { count, shown: number(count) })} />
            </li>
          ))}
        </ul>
        <BannersOf of={banners} />
        <Plaques facts={page.cards} />
      </ContentPage>
    </Room>
  );
}
