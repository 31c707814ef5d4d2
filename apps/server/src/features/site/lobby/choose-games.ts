import { GAME_LISTS, type GameList } from '@croupier/contract/site/lobby';
import { inOrderOf, type LobbyEntry } from './lobby-entry.ts';

/** What the lists are made of, each in its order. */
export interface ListSources {
  readonly entries: readonly LobbyEntry[];
  readonly popular: readonly string[];
  readonly week: readonly string[];
  readonly picked: Readonly<Record<'royal' | 'tournament', readonly string[]>>;
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
}

export interface Narrowing {
  readonly category?: string;
  readonly genre?: string;
  readonly feature?: string;
  readonly provider?: string;
  readonly volatility?: string;
}

const CLASSICAL = new Set(['classic', 'classical']);
/** Very high and high: the games of the royal list when nobody picked any. */
const ROYAL_VOLATILITY = 2;

/** The games of a list that have everything asked for, in the list's order. */
export function chooseGames(sources: ListSources, narrowing: Narrowing): LobbyEntry[] {
  const { category = 'all', genre, feature, provider, volatility } = narrowing;
  const list = isList(category) ? listOf(sources, category) : withGenre(sources.entries, category);
  return list.filter(
    (entry) =>
      (genre === undefined || entry.genres.includes(genre)) &&
      (feature === undefined || entry.features.includes(feature)) &&
      (provider === undefined || entry.provider.code === provider) &&
      (volatility === undefined || String(entry.figures().volatility) === volatility),
  );
}

function listOf(sources: ListSources, list: GameList): readonly LobbyEntry[] {
  const { entries, picked } = sources;
  const inOrder = (codes: readonly string[]): LobbyEntry[] => inOrderOf(codes, entries);
  switch (list) {
    case 'all':
      return entries;
    case 'popular':
      return inOrder(sources.popular);
    case 'week':
      return inOrder(sources.week);
    case 'favorites':
      return inOrder(sources.favourites);
    case 'recent':
      return inOrder(sources.recent);
    case 'tournament':
      return inOrder(picked.tournament);
    case 'classical':
      return entries.filter((entry) => entry.genres.some((genre) => CLASSICAL.has(genre)));
    case 'royal':
      return picked.royal.length > 0
        ? inOrder(picked.royal)
        : entries.filter((entry) => !entry.example && isRoyal(entry));
  }
}

function isRoyal(entry: LobbyEntry): boolean {
  const { volatility } = entry.figures();
  return typeof volatility === 'number' && volatility <= ROYAL_VOLATILITY;
}

const withGenre = (entries: readonly LobbyEntry[], genre: string) =>
  entries.filter((entry) => entry.genres.includes(genre));

const isList = (category: string): category is GameList =>
  (GAME_LISTS as readonly string[]).includes(category);
