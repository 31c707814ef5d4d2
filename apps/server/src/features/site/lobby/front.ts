import type { GameFacets, GameList, Shelf, TileShape } from '@croupier/contract/site/lobby';
import { chooseGames, type ListSources } from './choose-games.ts';
import type { LobbyEntry } from './lobby-entry.ts';
import { shapeOf } from './list-shapes.ts';

/** From how many games on a row is worth its place. */
const LEAST: Readonly<Record<Shelf, number>> = {
  recent: 1,
  popular: 6,
  all: 1,
  week: 4,
  royal: 4,
  favorites: 1,
};
/** Only the first of these that is there is shown: they are the row that opens the house. */
const OPENING: ReadonlySet<GameList> = new Set(['popular', 'all']);
const ROW_GAMES = 12;
const MORE_GAMES = 12;

interface FrontRow {
  readonly list: GameList;
  readonly shape: TileShape;
  readonly games: readonly LobbyEntry[];
}

/** What the front of the lobby shows of the lists: rows with games in them, and games that the opening row leaves out. */
export function frontOf(sources: ListSources): { rows: FrontRow[]; more: LobbyEntry[] } {
  const rows: FrontRow[] = [];
  for (const { list, shown } of sources.layout.shelves) {
    if (!shown || (OPENING.has(list) && rows.some((row) => OPENING.has(row.list)))) continue;
    const games = chooseGames(sources, { category: list }).filter(({ example }) => !example);
    if (games.length < LEAST[list] || isRepeated(games, rows)) continue;
    rows.push({ list, shape: shapeOf(list), games: games.slice(0, ROW_GAMES) });
  }
  const opening = rows.find(({ list }) => OPENING.has(list))?.games ?? [];
  const more = sources.entries.filter((entry) => !entry.example && !opening.includes(entry));
  return { rows, more: more.slice(0, MORE_GAMES) };
}

/** A row that begins like an earlier one tells nothing new. */
const isRepeated = (games: readonly LobbyEntry[], rows: readonly FrontRow[]): boolean =>
  rows.some((row) => row.games.slice(0, 4).every(({ code }, at) => code === games[at]?.code));

const SHARED: readonly GameList[] = ['all', 'popular', 'week', 'classical', 'royal', 'tournament'];

/** How many games each list has that is the same for everybody. */
export const countLists = (sources: ListSources): GameFacets['lists'] =>
  SHARED.map((code) => ({ code, count: chooseGames(sources, { category: code }).length }));
