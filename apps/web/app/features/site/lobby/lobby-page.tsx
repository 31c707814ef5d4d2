import { listBanners, type Banner } from '@croupier/contract/site/content';
import { lobbyFront, type LobbyFront } from '@croupier/contract/site/lobby';
import type { HomeArea } from '@croupier/contract/site/sites';
import { EmptyState, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { apiOf } from '../../../lib/page-host.ts';
import { siteOf } from '../../../lib/site-of.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { pictureOf, readerOf } from '../content/reader-of.ts';
import type { Route } from './+types/lobby-page';
import { GameMosaic } from './game-mosaic.tsx';
import { GameRow } from './game-row.tsx';
import { GenreShelf } from './genre-shelf.tsx';
import type { Slide } from './hero-slides.ts';
import { Hero } from './hero.tsx';
import { ListLinks } from './list-links.tsx';
import styles from './lobby-page.module.css';
import { Proof } from './proof.tsx';
import { SearchBox } from './search-box.tsx';
import { StudioShelf } from './studio-shelf.tsx';
import { WinningNow } from './winning-now.tsx';

const DAY_MS = 86_400_000;
const NOTHING: LobbyFront = {
  rows: [],
  more: [],
  wins: [],
  facets: { lists: [], genres: [], features: [], providers: [], volatilities: [] },
};

/** While content does not say what the home page is made of. */
const PLAIN: readonly HomeArea[] = [{ kind: 'NAVIGATION_AND_FILTERS' }, { kind: 'GAME_SLIDER' }];

/** A lobby without its lists still opens the house: what failed is left out or says so. */
export async function loader(args: Route.LoaderArgs) {
  const call = apiOf(args);
  const reader = await readerOf(args);
  const [front, { banners }] = await Promise.all([
    call(lobbyFront, { query: reader }).catch(orElse(NOTHING)),
    call(listBanners, { query: { ...reader, area: 'PROMO' } }).catch(orElse({ banners: [] as Banner[] })),
  ]);
  const areas = (await siteOf(args))?.componentsConfig ?? [];
  const day = Math.floor(Date.now() / DAY_MS);
  const heroes = banners.map((banner) => ({
    ...banner,
    drawn: banner.picture === undefined ? undefined : pictureOf(args, banner.picture),
  }));
  return { ...front, banners: heroes, day, areas: areas.length > 0 ? areas : PLAIN };
}

/** What stands in for an answer that failed; the way to the login page and other answers of the site's own go on. */
const orElse =
  <T,>(otherwise: T) =>
  (error: unknown): T => {
    if (error instanceof Response) throw error;
    return otherwise;
  };

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'lobby.meta');

/** The areas of the lobby as content orders them, and last of all how each result is proven. */
export default function LobbyPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('lobby');
  return (
    <div className={styles.lobby}>
      <h1 className="visually-hidden">{t('meta.title')}</h1>
      {loaderData.areas.map((area, at) => (
        <Area key={at} area={area} front={loaderData} />
      ))}
      <Proof />
    </div>
  );
}

interface AreaProps {
  area: HomeArea;
  front: LobbyFront & { day: number; banners: readonly Slide[] };
}

function Area({ area: { kind, rows }, front }: AreaProps) {
  switch (kind) {
    case 'PROMO':
      return <Hero banners={front.banners} rows={front.rows} />;
    case 'NAVIGATION_AND_FILTERS':
      return (
        <div className={styles.find}>
          <SearchBox address={{}} live={false} />
          <ListLinks lists={front.facets.lists} />
        </div>
      );
    case 'GAME_SLIDER':
      return <Rows rows={front.rows} part={rows} />;
    case 'WINNING_NOW':
      return <WinningNow wins={front.wins} />;
    case 'GAME':
      return <GameMosaic games={front.more} day={front.day} />;
    case 'GENRES':
      return <GenreShelf genres={front.facets.genres} />;
    case 'GAME_PROVIDER':
      return <StudioShelf providers={front.facets.providers} />;
  }
}

/** The first rows, down to the one with what everybody can play, the others, or all of them. */
function Rows({ rows, part }: { rows: LobbyFront['rows']; part: HomeArea['rows'] }) {
  const t = useTranslations('lobby.games');
  const opening = rows.findIndex(({ list }) => list === 'popular' || list === 'all') + 1;
  const first = part !== 'others';
  if (first && rows.length === 0)
    return <EmptyState icon={<Icon name="games" />} title={t('noneTitle')} text={t('noneText')} />;
  const shown = part === undefined ? rows : first ? rows.slice(0, opening) : rows.slice(opening);
  return shown.map((row) => <GameRow key={row.list} row={row} opening={part === 'opening'} />);
}
