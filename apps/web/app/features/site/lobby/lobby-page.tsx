import { listBanners, type Banner } from '@croupier/contract/site/content';
import { lobbyFront, type LobbyFront } from '@croupier/contract/site/lobby';
import { EmptyState, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { apiOf } from '../../../lib/page-host.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { readerOf } from '../content/reader-of.ts';
import type { Route } from './+types/lobby-page';
import { GameMosaic } from './game-mosaic.tsx';
import { GameRow } from './game-row.tsx';
import { GenreShelf } from './genre-shelf.tsx';
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

/** A lobby without its lists still opens the house: what failed is left out or says so. */
export async function loader(args: Route.LoaderArgs) {
  const call = apiOf(args);
  const reader = await readerOf(args);
  const [front, { banners }] = await Promise.all([
    call(lobbyFront, { query: { language: reader.language } }).catch(orElse(NOTHING)),
    call(listBanners, { query: { ...reader, area: 'PROMO' } }).catch(orElse({ banners: [] as Banner[] })),
  ]);
  return { ...front, banners, day: Math.floor(Date.now() / DAY_MS) };
}

/** What stands in for an answer that failed; the way to the login page and other answers of the site's own go on. */
const orElse =
  <T,>(otherwise: T) =>
  (error: unknown): T => {
    if (error instanceof Response) throw error;
    return otherwise;
  };

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'lobby.meta');

/** The areas of the lobby in the order they are looked for: on the first screen there are games to play. */
export default function LobbyPage({ loaderData }: Route.ComponentProps) {
  const { banners, rows, more, wins, facets, day } = loaderData;
  const t = useTranslations('lobby');
  const opening = rows.findIndex(({ list }) => list === 'popular' || list === 'all') + 1;
  return (
    <div className={styles.lobby}>
      <h1 className="visually-hidden">{t('meta.title')}</h1>
      <Hero banners={banners} rows={rows} />
      <div className={styles.find}>
        <SearchBox address={{}} live={false} />
        <ListLinks lists={facets.lists} />
      </div>
      {rows.slice(0, opening).map((row) => (
        <GameRow key={row.list} row={row} opening />
      ))}
      {rows.length === 0 && (
        <EmptyState icon={<Icon name="games" />} title={t('games.noneTitle')} text={t('games.noneText')} />
      )}
      <WinningNow wins={wins} />
      <GameMosaic games={more} day={day} />
      <GenreShelf genres={facets.genres} />
      {rows.slice(opening).map((row) => (
        <GameRow key={row.list} row={row} />
      ))}
      <StudioShelf providers={facets.providers} />
      <Proof />
    </div>
  );
}
