import { GAME_LISTS, type GameList } from '@croupier/contract/site/lobby';
import { buttonClass, EmptyState, Icon } from '@croupier/ui';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { languageOfPath } from '../../../lib/language.ts';
import { Link, useLocalPath } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useProfile } from '../../../lib/session.ts';
import { Page } from '../../../pages/page.tsx';
import type { Route } from './+types/games-page';
import { FacetMenus } from './facet-menus.tsx';
import { genreName, useFacetName } from './facet-names.ts';
import { GameGrid } from './game-grid.tsx';
import { gamesPath, gamesQuery, type GamesAddress } from './games-address.ts';
import styles from './games-page.module.css';
import { ListLinks } from './list-links.tsx';
import { loadGames } from './load-games.ts';
import { SearchBox } from './search-box.tsx';

/** The page of all games, of a list, of a genre or of a studio. */
export const loader = (args: Route.LoaderArgs) => loadGames(args, args.params);

/** The list is the address's alone: a favourite or a modal does not change it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href;

export function meta(args: Route.MetaArgs) {
  const { category, provider: studios } = args.loaderData?.address ?? {};
  const provider = studios?.length === 1 ? studios[0] : undefined;
  const index = args.location.search === '';
  if (category === undefined && provider !== undefined) {
    const studio = args.loaderData?.facets.providers.find(({ code }) => code === provider)?.name ?? '';
    return pageMeta(args, 'lobby.provider.pageMeta', { index, values: { provider: studio } });
  }
  if (category === undefined) return pageMeta(args, 'lobby.gamesMeta', { index });
  if (isList(category)) return pageMeta(args, `lobby.lists.${category}.meta`, { index });
  const genre = genreName(languageOfPath(args.location.pathname) ?? 'en', category);
  return pageMeta(args, 'lobby.genreMeta', { index, values: { genre } });
}

export default function GamesPage({ loaderData: { address, facets, page } }: Route.ComponentProps) {
  const t = useTranslations('lobby');
  const { number } = useFormat();
  const { title, lead } = useHeading(address, facets);
  const narrowed = Object.entries(gamesQuery(address)).some(([name]) => name !== 'category');
  return (
    <Page title={title} lead={lead} width="full">
      <div className={styles.filters}>
        <SearchBox address={address} live />
        <ListLinks lists={facets.lists} current={address} />
        <FacetMenus address={address} facets={facets} />
      </div>
      <p className={styles.count} role="status">
        {t('games.found', { count: page.total, shown: number(page.total) })}
      </p>
      {page.total > 0 ? (
        <GameGrid key={gamesPath(address)} address={address} page={page} label={title} />
      ) : (
        <Nothing address={address} narrowed={narrowed} />
      )}
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
  return { title: nameOf('genres', category), lead: undefined };
}

/** Says why a list is empty and what to do next. */
function Nothing({ address, narrowed }: { address: GamesAddress; narrowed: boolean }) {
  const t = useTranslations('lobby');
  const localPath = useLocalPath();
  const signedIn = useProfile() !== null;
  const { category } = address;
  const look = buttonClass({ look: 'primary' });
  if (!narrowed && (category === 'favorites' || category === 'recent') && !signedIn)
    return (
      <EmptyState
        icon={<Icon name="heart" />}
        title={t(`lists.${category}.visitorTitle`)}
        text={t(`lists.${category}.visitorText`)}
        action={
          <Link to={`/login?redirect=${encodeURIComponent(localPath(gamesPath(address)))}`} className={look}>
            {t('games.signIn')}
          </Link>
        }
      />
    );
  const own = !narrowed && isList(category) && category !== 'all';
  return (
    <EmptyState
      icon={<Icon name={own ? 'games' : 'search'} />}
      title={own ? t(`lists.${category}.emptyTitle`) : t('games.emptyTitle')}
      text={own ? t(`lists.${category}.emptyText`) : t('games.emptyText')}
      action={
        <Link to="/games" className={look}>
          {t('games.clear')}
        </Link>
      }
    />
  );
}

const isList = (category: string | undefined): category is GameList =>
  (GAME_LISTS as readonly (string | undefined)[]).includes(category);
