import { listGames } from '@croupier/contract';
import { apiOf } from '../../lib/page-host.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/lobby-page';
import { GameShelf } from './game-shelf.tsx';
import { Hero } from './hero.tsx';
import styles from './lobby-page.module.css';
import { Proof } from './proof.tsx';

/** A lobby without its list still opens the house: the shelf then says so. */
export async function loader(args: Route.LoaderArgs) {
  return apiOf(args)(listGames, { query: {} }).catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return { games: [] };
  });
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'lobby.meta');

export default function LobbyPage({ loaderData: { games } }: Route.ComponentProps) {
  return (
    <div className={styles.lobby}>
      <Hero games={games} />
      <GameShelf games={games} />
      <Proof />
    </div>
  );
}
