import type { LobbyTile } from '@croupier/contract/site/lobby';
import { Link } from '../../../lib/link.tsx';
import { DrawnPoster } from '../../site/lobby/drawn-poster.tsx';
import styles from './game-table.module.css';

interface Props {
  games: readonly LobbyTile[];
  /** Where a game's poster leads. */
  toGame(game: LobbyTile): `/${string}`;
  /** What a poster is called, when it is more than the game's name. */
  nameOf?(game: LobbyTile): string;
}

/** Posters on the felt, three in a row; each leads to its game. */
export function GameTable({ games, toGame, nameOf = ({ name }) => name }: Props) {
  return (
    <ul className={styles.table}>
      {games.map((game) => (
        <li key={game.code}>
          <Link to={toGame(game)} className={styles.game} aria-label={nameOf(game)}>
            {game.poster ? (
              <img src={game.poster} alt="" width="600" height="800" loading="lazy" decoding="async" />
            ) : (
              <DrawnPoster code={game.code} name={game.name} />
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
