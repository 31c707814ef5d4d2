import type { GameSort } from '@croupier/contract/site/lobby';
import { LANGUAGE_TAGS, type Language } from '@croupier/domain/site/regions';
import type { Figures, LobbyEntry } from './lobby-entry.ts';
import { oncePer } from './once-per.ts';

/** The games in another order. What nobody knows of a game puts it last; equals keep the order they came in. */
export function sortGames(
  games: readonly LobbyEntry[],
  { sort, language, all }: { sort: GameSort; language: Language; all: readonly LobbyEntry[] },
): LobbyEntry[] {
  switch (sort) {
    case 'new': {
      const ranks = newestRanks(all);
      return sorted(games, ({ code }) => ranks.get(code) ?? Infinity);
    }
    case 'rtp':
      return sorted(games, (entry) => -(entry.figures().rtpMicro ?? -Infinity));
    case 'volatility':
      return sorted(games, (entry) => stepOf(entry.figures().volatility));
    case 'name': {
      const { compare } = new Intl.Collator(LANGUAGE_TAGS[language], { numeric: true });
      return [...games].sort((a, b) => compare(a.names[language], b.names[language]));
    }
  }
}

/** Games whose day is known, the latest first; of a day, the later in the list. */
export const newestOf = oncePer((all: readonly LobbyEntry[]): LobbyEntry[] =>
  all
    .map((entry, at) => ({ entry, at, day: entry.addedOn ?? '' }))
    .filter(({ day }) => day !== '')
    .sort((a, b) => (a.day === b.day ? b.at - a.at : a.day < b.day ? 1 : -1))
    .map(({ entry }) => entry),
);

const newestRanks = oncePer(
  (all: readonly LobbyEntry[]) => new Map(newestOf(all).map(({ code }, rank) => [code, rank])),
);

/** Games whose volatility the player chooses stand behind those that have one. */
function stepOf(volatility: Figures['volatility']): number {
  if (volatility === null) return Infinity;
  return volatility === 'chosen' ? Number.MAX_SAFE_INTEGER : volatility;
}

function sorted(games: readonly LobbyEntry[], rank: (entry: LobbyEntry) => number): LobbyEntry[] {
  const ranked = games.map((entry) => ({ entry, at: rank(entry) }));
  return ranked.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at)).map(({ entry }) => entry);
}
