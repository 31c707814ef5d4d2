/** Games by name, by category or by studio: one of them is enough. With only `except`, all the others. */
export type GameFilter =
  | 'all'
  | {
      readonly games?: readonly string[];
      readonly categories?: readonly string[];
      readonly studios?: readonly string[];
      readonly except?: readonly string[];
    };

/** The facts of a game that a filter asks for. */
export interface KnownGame {
  readonly categories: readonly string[];
  readonly studio: string;
}

/** Finds a game by its code; one that is not known any more is in no category. */
export type FindKnownGame = (game: string) => KnownGame | undefined;

export function isInFilter(filter: GameFilter, game: string, find: FindKnownGame): boolean {
  if (filter === 'all') return true;
  const { games, categories, studios, except } = filter;
  if (except?.includes(game)) return false;
  if (!games && !categories && !studios) return true;
  if (games?.includes(game)) return true;
  const known = find(game);
  if (!known) return false;
  return !!studios?.includes(known.studio) || !!categories?.some((each) => known.categories.includes(each));
}
