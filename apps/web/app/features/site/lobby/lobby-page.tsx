import { lobbyFront, type LobbyFront } from '@croupier/contract/site/lobby';
import { apiOf, hostOf } from '../../../lib/page-host.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import type { Route } from './+types/lobby-page';
import { BrowseLinks } from './browse-links.tsx';
import { GameMosaic } from './game-mosaic.tsx';
import { GameRow } from './game-row.tsx';
import { Hero } from './hero.tsx';
import { ListLinks } from './list-links.tsx';
import styles from './lobby-page.module.css';
import { Proof } from './proof.tsx';
import { SearchBox } from './search-box.tsx';
import { WinningNow } from './winning-now.tsx';

const DAY_MS = 86_400_000;
const NOTHING: LobbyFront = {
  all: [],
  popular: [],
  week: [],
  recent: [],
  wins: [],
  facets: { genres: [], features: [], providers: [], volatilities: [] },
};

/** A lobby without its lists still opens the house: what failed is left out or says so. */
export async function loader(args: Route.LoaderArgs) {
  const { language } = hostOf(args).visitor;
  const front = await apiOf(args)(lobbyFront, { query: { language } }).catch((error: unknown) => {
    // The way to the login page and other answers of the site's own go on.
    if (error instanceof Response) throw error;
    return NOTHING;
  });
  const { popular, week } = front;
  const nothingNew = week.every(({ code }, n) => code === popular[n]?.code);
  return { ...front, week: nothingNew ? [] : week, day: Math.floor(Date.now() / DAY_MS) };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, 'lobby.meta');

/** The areas of the lobby in the order they are looked for. */
export default function LobbyPage({ loaderData }: Route.ComponentProps) {
  const { all, popular, week, recent, wins, facets, day } = loaderData;
  return (
    <div className={styles.lobby}>
      <Hero games={all} />
      <div className={styles.find}>
        <SearchBox address={{}} live={false} />
        <ListLinks />
      </div>
      <WinningNow wins={wins} />
      <GameRow list="recent" shape="square" games={recent} />
      <GameMosaic games={all.filter(({ access }) => access !== 'example')} day={day} />
      <GameRow list="popular" shape="default" games={popular} />
      <GameRow list="week" shape="rectangle" games={week} />
      <BrowseLinks facets={facets} />
      <Proof />
    </div>
  );
}
