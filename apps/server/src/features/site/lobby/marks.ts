import type { LobbyTile } from '@croupier/contract/site/lobby';
import type { LobbyEntry } from './lobby-entry.ts';
import { newestOf } from './sort-games.ts';

export type Mark = LobbyTile['mark'];

const TOP_GAMES = 3;
const NEW_GAMES = 4;
const NEW_FOR_DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * What a tile is marked with: the most played of the month, and the latest few that came. A mark that every second tile
 * wears says nothing, so few get one.
 */
export function marksOf(
  { entries, popular }: { entries: readonly LobbyEntry[]; popular: readonly string[] },
  now: Date,
): (code: string) => Mark {
  const since = new Date(now.getTime() - NEW_FOR_DAYS * DAY_MS).toISOString().slice(0, 10);
  const marks = new Map<string, Mark>();
  for (const { code, addedOn } of newestOf(entries).slice(0, NEW_GAMES))
    if (addedOn !== null && addedOn >= since) marks.set(code, 'new');
  for (const code of popular.slice(0, TOP_GAMES)) marks.set(code, 'top');
  return (code) => marks.get(code) ?? null;
}
