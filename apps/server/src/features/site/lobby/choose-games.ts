import { GAME_LISTS, type GameList, type LobbyLayout } from '@croupier/contract/site/lobby';
import { pinnedFirst } from './layout.ts';
import { inOrderOf, type LobbyEntry } from './lobby-entry.ts';

/** What the lists are made of, each in its order. */
export interface ListSources {
  readonly entries: readonly LobbyEntry[];
  readonly popular: readonly string[];
  readonly week: readonly string[];
  readonly picked: Readonly<Record<'royal' | 'tournament', readonly string[]>>;
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
  readonly layout: LobbyLayout;
}

/** One choice of a facet or some; undefined leaves the facet open. */
type Choices = string | readonly string[];

export interface Narrowing {
  readonly category?: string;
  readonly genre?: Choices;
  readonly feature?: Choices;
  readonly provider?: Choices;
  readonly volatility?: Choices;
}

const CLASSICAL = new Set(['classic', 'classical']);
/** Very high and high: the games of the royal list when nobody picked any. */
const ROYAL_VOLATILITY = 2;

/** The games of a list that have, of every facet asked for, one of the choices; in the list's order. */
export function chooseGames(sources: ListSources, narrowing: Narrowing): LobbyEntry[] {
  const { category = 'all', genre, feature, provider, volatility } = narrowing;
  const list = isList(category) ? listOf(sources, category) : withGenre(sources.entries, category);
  const asked = [
    wanting(genre, (entry) => entry.genres),
    wanting(feature, (entry) => entry.features),
    wanting(provider, (entry) => [entry.provider.code]),
    wanting(volatility, (entry) => [String(entry.figures().volatility)]),
  ].filter((each) => each !== undefined);
  return pinnedFirst(list, sources.layout, category).filter((entry) => asked.every((has) => has(entry)));
}

/** Whether an entry has one of the choices; undefined when none is asked for, so that figures are not computed for nothing. */
function wanting(choices: Choices | undefined, of: (entry: LobbyEntry) => readonly string[]) {
  if (choices === undefined) return undefined;
  const wanted = new Set([choices].flat());
  return (entry: LobbyEntry): boolean => of(entry).some((code) => wanted.has(code));
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
