import type { InputOf } from '@croupier/contract/kit';
import {
  GAME_LISTS,
  GAME_SORTS,
  MOST_CHOICES,
  type GameFacets,
  type GameList,
  type GameSort,
  type listGames,
} from '@croupier/contract/site/lobby';

/** What narrows a list: of each facet a game has one of the choices. */
export const FACETS = ['genre', 'feature', 'provider', 'volatility'] as const;
export type Facet = (typeof FACETS)[number];

/** Which games a page is about. All of it stands in the address, so back, reload and a sent link show the same. */
export interface GamesAddress extends Readonly<Partial<Record<Facet, readonly string[] | undefined>>> {
  /** A list or a genre. */
  readonly category?: string | undefined;
  readonly search?: string | undefined;
  /** The list's own order when absent. */
  readonly sort?: GameSort | undefined;
}

/** The studio of the house: its page has a short address of its own. */
export const HOUSE_STUDIO = 'toro-games';

const CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;
const CHOICES: Record<Facet, RegExp> = {
  genre: CODE,
  feature: CODE,
  provider: CODE,
  volatility: /^([1-5]|chosen)$/,
};
export const SEARCH_LENGTH = 60;

/** Nonsense in an address narrows nothing. */
export function readGamesAddress(
  params: { category?: string | undefined; provider?: string | undefined },
  query: URLSearchParams,
): GamesAddress {
  const read = (facet: Facet): readonly string[] | undefined => {
    const choices = (query.get(facet) ?? '').split(',').filter((choice) => CHOICES[facet].test(choice));
    return someOf(choices);
  };
  const search = query.get('q')?.trim().slice(0, SEARCH_LENGTH);
  return {
    category: params.category,
    provider: params.provider === undefined ? read('provider') : [params.provider],
    genre: read('genre'),
    feature: read('feature'),
    volatility: read('volatility'),
    search: search === '' ? undefined : search,
    sort: GAME_SORTS.find((sort) => sort === query.get('sort')),
  };
}

/** A category has a page of its own, and so has one provider; everything else narrows it. */
export function gamesPath(address: GamesAddress): `/${string}` {
  const { category, search, sort } = address;
  const studio = category === undefined && address.provider?.length === 1 ? address.provider[0] : undefined;
  const query = new URLSearchParams();
  for (const facet of FACETS) {
    const choices = address[facet];
    if (choices && !(facet === 'provider' && studio !== undefined)) query.set(facet, choices.join());
  }
  if (sort !== undefined) query.set('sort', sort);
  if (search !== undefined) query.set('q', search);
  const studioPath = studio === HOUSE_STUDIO ? `/${HOUSE_STUDIO}` : `/providers/${studio}`;
  const path = category !== undefined ? `/games/${category}` : studio === undefined ? '/games' : studioPath;
  return (query.size ? `${path}?${query}` : path) as `/${string}`;
}

/** What the place of a list is about, whatever language is in front; undefined for other pages. */
export function gamesAddressOf(place: { pathname: string; search: string }): GamesAddress | undefined {
  const [, , page, name] = place.pathname.split('/');
  const query = new URLSearchParams(place.search);
  if (page === 'games') return readGamesAddress({ category: name }, query);
  if (page === HOUSE_STUDIO) return readGamesAddress({ provider: HOUSE_STUDIO }, query);
  return page === 'providers' && name ? readGamesAddress({ provider: name }, query) : undefined;
}

/** The address with one more choice of a facet, or without it when it was there. */
export function toggled(address: GamesAddress, facet: Facet, choice: string): GamesAddress {
  const known = address[facet] ?? [];
  const choices = known.includes(choice) ? known.filter((other) => other !== choice) : [...known, choice];
  return { ...address, [facet]: someOf(choices) };
}

/** In one order, each once: one set of choices has one address. */
function someOf(choices: readonly string[]): readonly string[] | undefined {
  const some = [...new Set(choices)].sort().slice(0, MOST_CHOICES);
  return some.length > 0 ? some : undefined;
}

type Query = NonNullable<InputOf<typeof listGames>['query']>;

/** The address as the API takes it, without what is absent. */
export function gamesQuery(address: GamesAddress): Query {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined)) as Query;
}

/** False for a page that does not exist: neither a list nor a genre, or a studio nobody knows. */
export function isKnownAddress({ category, provider }: GamesAddress, facets: GameFacets): boolean {
  const list = category === undefined || (GAME_LISTS as readonly string[]).includes(category);
  return (
    (list || facets.genres.some(({ code }) => code === category)) &&
    (provider ?? []).every((studio) => facets.providers.some(({ code }) => code === studio))
  );
}

export const isList = (category: string | undefined): category is GameList =>
  (GAME_LISTS as readonly (string | undefined)[]).includes(category);
