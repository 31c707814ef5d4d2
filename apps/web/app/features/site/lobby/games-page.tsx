import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { languageOfPath } from '../../../lib/language.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import type { Trail } from '../../../lib/structured-data.ts';
import { Page } from '../../../pages/page.tsx';
import { BannersOf } from '../banners/banners-of.tsx';
import { loadBanners } from '../banners/load-banners.ts';
import type { Route } from './+types/games-page';
import { genreName, useFacetName } from './facet-names.ts';
import { isList, type GamesAddress } from './games-address.ts';
import { GamesList } from './games-list.tsx';
import styles from './games-page.module.css';
import { loadGames } from './load-games.ts';

/** The page of all games, of a list, of a genre or of a studio. */
export async function loader(args: Route.LoaderArgs) {
  const area = areaFor(args.params);
  const [list, banners] = await Promise.all([loadGames(args, args.params), area && loadBanners(args, area)]);
  return { ...list, banners };
}

/** A studio's page is its games alone. */
function areaFor({ category, provider }: Route.LoaderArgs['params']) {
  if (provider !== undefined) return undefined;
  return category === undefined || isList(category) ? 'GAME' : 'GENRES';
}

/** The list is the address's alone: a favourite or a modal does not change it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href;

export function meta(args: Route.MetaArgs) {
  const { category, provider: studios } = args.loaderData?.address ?? {};
  const provider = studios?.length === 1 ? studios[0] : undefined;
  const index = args.location.search === '';
  if (category === undefined && provider !== undefined) {
    const studio = args.loaderData?.facets.providers.find(({ code }) => code === provider)?.name ?? '';
    return pageMeta(args, 'lobby.provider.pageMeta', { index, trail: STUDIOS, values: { provider: studio } });
  }
  if (category === undefined) return pageMeta(args, 'lobby.gamesMeta', { index });
  if (isList(category)) return pageMeta(args, `lobby.lists.${category}.meta`, { index, trail: GAMES });
  const genre = genreName(languageOfPath(args.location.pathname) ?? 'en', category);
  return pageMeta(args, 'lobby.genreMeta', { index, trail: GAMES, values: { genre } });
}

const GAMES: Trail = [['/games', 'shell.nav.games']];
const STUDIOS: Trail = [['/providers', 'shell.footer.play.studios']];

export default function GamesPage({ loaderData: { address, facets, page, banners } }: Route.ComponentProps) {
  const { title, lead } = useHeading(address, facets);
  return (
    <Page title={title} lead={lead} width="full">
      <div className={styles.told}>
        <BannersOf of={banners} />
      </div>
      <GamesList address={address} facets={facets} page={page} label={title} />
    </Page>
  );
}

function useHeading(
  { category, provider }: GamesAddress,
  facets: Route.ComponentProps['loaderData']['facets'],
) {
  const t = useTranslations('lobby');
  const nameOf = useFacetName();
  const studio = provider?.length === 1 && facets.providers.find(({ code }) => code === provider[0])?.name;
  if (category === undefined && studio)
    return { title: studio, lead: t('provider.lead', { provider: studio }) };
  if (category === undefined) return { title: t('games.pageTitle'), lead: t('games.lead') };
  if (isList(category)) return { title: t(`lists.${category}.name`), lead: t(`lists.${category}.lead`) };
  const genre = nameOf('genres', category);
  return { title: genre, lead: t('genreMeta.description', { genre }) };
}
