import { listGames, type LobbyTile } from '@croupier/contract/site/lobby';
import { apiOf, hostOf, type PageArgs } from '../../../lib/page-host.ts';

const GAMES = '6';

/** The games that lie beside a form: the most played ones. Without them the page still does what it is for. */
export async function loadTable(args: PageArgs): Promise<readonly LobbyTile[]> {
  const { language } = hostOf(args).visitor;
  const list = (category: string) => apiOf(args)(listGames, { query: { category, limit: GAMES, language } });
  try {
    const { games } = await list('popular');
    return games.length > 0 ? games : (await list('all')).games;
  } catch (error) {
    if (error instanceof Response) throw error;
    return [];
  }
}
