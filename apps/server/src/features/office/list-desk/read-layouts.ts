import type { ListedGame, LobbyLayouts } from '@croupier/contract/office/list-desk';
import { shippedWords } from '../../site/content/feature.ts';
import { listLayouts, SHIPPED_LAYOUT, type LobbyEntry } from '../../site/lobby/feature.ts';
import type { ListDeskParts } from './list-desk-parts.ts';

/** How the lobby stands for each scope that has a layout, and all that one can be made of. */
export async function readLayouts({ db, lobby }: Pick<ListDeskParts, 'db' | 'lobby'>): Promise<LobbyLayouts> {
  const [layouts, entries, words] = await Promise.all([listLayouts(db), lobby.entries(), shippedWords()]);
  const nameOf = (code: string) => words.get('lobby')?.get(`genres.${code}`);
  const games = entries.filter(({ example }) => !example);
  return {
    layouts: layouts.map((each) => ({ ...each, changedAt: each.changedAt.toISOString() })),
    shipped: SHIPPED_LAYOUT,
    genres: genresOf(games).map((code) => ({
      code,
      name: nameOf(code)?.en ?? code,
      nameUa: nameOf(code)?.ua ?? code,
    })),
    games: games.map(gameView),
  };
}

/** Most games first, as the lobby has them. */
function genresOf(games: readonly LobbyEntry[]): string[] {
  const byGenre = Map.groupBy(
    games.flatMap(({ genres }) => genres),
    (genre) => genre,
  );
  return [...byGenre]
    .sort(([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1))
    .map(([genre]) => genre);
}

const gameView = ({ code, names, provider, genres }: LobbyEntry): ListedGame => ({
  ...{ code, name: names.en, nameUa: names.ua },
  ...{ studio: provider.name, genres: [...genres] },
});
