import type { InputOf } from '@croupier/contract/kit';
import { GAME_LISTS, type GameFacets, type listGames } from '@croupier/contract/site/lobby';

/** Which games a page is about. All of it stands in the address, so back, reload and a sent link show the same. */
export interface GamesAddress {
  /** A list or a genre. */
  readonly category?: string | undefined;
  readonly provider?: string | undefined;
  readonly genre?: string | undefined;
  readonly feature?: string | undefined;
  readonly volatility?: string | undefined;
  readonly search?: string | undefined;
}

/** The studio of the house: its page has a short address of its own. */
export const HOUSE_STUDIO = 'toro-games';

const CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;
const STEP = /^([1-5]|chosen)$/;
export const SEARCH_LENGTH = 60;

/** Nonsense in an address narrows nothing. */
export function readGamesAddress(
  params: { category?: string | undefined; provider?: string | undefined },
  query: URLSearchParams,
): GamesAddress {
  const read = (name: string, pattern: RegExp): string | undefined => {
    const value = query.get(name);
    return value !== null && pattern.test(value) ? value : undefined;
  };
  const search = query.get('q')?.trim().slice(0, SEARCH_LENGTH);
  return {
    category: params.category,
    provider: params.provider ?? read('provider', CODE),
    genre: read('genre', CODE),
    feature: read('feature', CODE),
    volatility: read('volatility', STEP),
    search: search === '' ? undefined : search,
  };
}

/** A category has a page of its own, and so has a provider; everything else narrows it. */
export function gamesPath(address: GamesAddress): `/${string}` {
  const { category, provider, search, ...rest } = address;
  const query = new URLSearchParams();
  if (category !== undefined && provider !== undefined) query.set('provider', provider);
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, value);
  if (search !== undefined) query.set('q', search);
  const path =
    category !== undefined
      ? `/games/${category}`
      : provider === undefined
        ? '/games'
        : provider === HOUSE_STUDIO
          ? `/${HOUSE_STUDIO}`
          : `/providers/${provider}`;
  return (query.size ? `${path}?${query}` : path) as `/${string}`;
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
    (provider === undefined || facets.providers.some(({ code }) => code === provider))
  );
}
