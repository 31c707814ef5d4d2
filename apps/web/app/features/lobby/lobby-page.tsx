import { listFacets, listGames, listWinningNow, type GameFacets, type LobbyTile } from '@croupier/contract';
import { apiOf, hostOf } from '../../lib/page-host.ts';
import { pageMeta } from '../../lib/page-meta.ts';
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

const ROW_GAMES = '12';
const DAY_MS = 86_400_000;
const NO_FACETS: GameFacets = { genres: [], features: [], providers: [], volatilities: [] };

/** A lobby without its lists still opens the house: each part that failed is left out or says so. */
export async function loader(args: Route.LoaderArgs) {
  const api = apiOf(args);
  const { visitor, hasSession } = hostOf(args);
  const list = async (category: string): Promise<readonly LobbyTile[]> =>
    (await api(listGames, { query: { category, language: visitor.language, limit: ROW_GAMES } })).games;
  const [all, popular, week, recent, winning, facets] = await Promise.all([
    orElse(list('all'), []),
    orElse(list('popular'), []),
    orElse(list('week'), []),
    hasSession ? orElse(list('recent'), []) : [],
    orElse(api(listWinningNow, {}), { wins: [] }),
    orElse(api(listFacets, {}), NO_FACETS),
  ]);
  const nothingNew = week.every(({ code }, n) => code === popular[n]?.code);
  const day = Math.floor(Date.now() / DAY_MS);
  return { all, popular, week: nothingNew ? [] : week, recent, wins: winning.wins, facets, day };
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

/** The way to the login page and other answers of the site's own go on; what merely failed is replaced. */
function orElse<T>(answer: Promise<T>, instead: T): Promise<T> {
  return answer.catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return instead;
  });
}
