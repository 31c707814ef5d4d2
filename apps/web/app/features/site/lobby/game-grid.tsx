import { TILE_SHAPES } from '@croupier/contract/site/lobby';
import { Skeleton } from '@croupier/ui';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useProfile } from '../../../lib/session.ts';
import { gamesPath, type GamesAddress } from './games-address.ts';
import styles from './game-grid.module.css';
import { GameTile } from './game-tile.tsx';
import { useTiles, type GamesPage } from './lobby-queries.ts';
import { useGridWindow } from './use-grid-window.ts';

interface GameGridProps {
  address: GamesAddress;
  page: GamesPage;
  label: string;
}

/** As many posters as the first screen of a phone shows. */
const EAGER_GAMES = 6;

/** All games of a list, however many: only those near the window are there, and each knows its place in the whole. */
export function GameGrid({ address, page, label }: GameGridProps) {
  const { key, pathname, search } = useLocation();
  const sent = { from: page.from, count: page.games.length };
  const { list, start, end } = useGridWindow(page.total, sent, `${key} ${pathname}${search}`);
  const signedIn = useProfile() !== null;
  const tiles = useTiles(address, page, { start, end });
  return (
    <>
      <ul ref={list} className={styles.grid} data-shape={page.shape} aria-label={label}>
        {tiles.map((game, n) => (
          <li
            key={game?.code ?? `place-${start + n}`}
            aria-setsize={page.total}
            aria-posinset={start + n + 1}
          >
            {game ? (
              <GameTile
                game={game}
                signedIn={signedIn}
                shape={page.shape}
                heading="h2"
                eager={start + n < EAGER_GAMES}
              />
            ) : (
              <Skeleton className={styles.place} />
            )}
          </li>
        ))}
      </ul>
      <WithoutScript address={address} page={page} />
    </>
  );
}

/** The way through a long list for those without JavaScript, search engines among them. */
function WithoutScript({ address, page }: Omit<GameGridProps, 'label'>) {
  const t = useTranslations('lobby.games');
  const next = page.from + TILE_SHAPES[page.shape];
  if (next >= page.total) return null;
  const path = gamesPath(address);
  return (
    <noscript>
      <Link to={`${path}${path.includes('?') ? '&' : '?'}from=${next}`}>{t('next')}</Link>
    </noscript>
  );
}
