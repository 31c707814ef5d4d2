import type { LobbyTile } from '@croupier/contract/site/lobby';
import { Link } from '../../../lib/link.tsx';
import { Poster } from '../../../lib/poster.tsx';
import { DrawnPoster } from '../../site/lobby/drawn-poster.tsx';
import styles from './poster-table.module.css';

interface Props {
  games: readonly LobbyTile[];
  /** Where a game's poster leads. */
  toGame(game: LobbyTile): `/${string}`;
  /** What a poster is called, when it is more than the game's name. */
  nameOf?(game: LobbyTile): string;
}

/** Posters on the felt, three in a row; each leads to its game. */
export function PosterTable({ games, toGame, nameOf = ({ name }) => name }: Props) {
  return (
    <ul className={styles.table}>
      {games.map((game) => (
        <li key={game.code}>
          <Link to={toGame(game)} className={styles.game} aria-label={nameOf(game)}>
            {game.poster ? (
              <Poster game={game.code} sizes="(min-width: 48rem) 10rem, 30vw" />
            ) : (
              <DrawnPoster code={game.code} name={game.name} />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
