import type { LobbyTile } from '@croupier/contract/site/lobby';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { useProfile } from '../../../lib/session.ts';
import styles from './game-row.module.css';
import shelf from './game-shelf.module.css';
import { GameTile, type TileShape } from './game-tile.tsx';
import { gamesPath } from './games-address.ts';

interface GameRowProps {
  list: 'popular' | 'week' | 'recent';
  shape: TileShape;
  games: readonly LobbyTile[];
}

/** Fewer make no row; their list has a page of its own all the same. */
const LEAST_GAMES = 2;

/** A list's first games in a row that slides sideways. */
export function GameRow({ list, shape, games }: GameRowProps) {
  const t = useTranslations('lobby');
  const id = useId();
  const signedIn = useProfile() !== null;
  if (games.length < LEAST_GAMES) return null;
  return (
    <section aria-labelledby={id} className={shelf.section}>
      <header className={shelf.header}>
        <h2 id={id} className={shelf.title}>
          {t(`lists.${list}.name`)}
        </h2>
        <Link
          to={gamesPath({ category: list })}
          aria-label={t('games.allOf', { list: t(`lists.${list}.name`) })}
        >
          {t('games.all')}
        </Link>
      </header>
      <ul className={styles.row} data-shape={shape}>
        {games.map((game) => (
          <li key={game.code}>
            <GameTile game={game} signedIn={signedIn} shape={shape} />
          </li>
        ))}
      </ul>
    </section>
  );
}
