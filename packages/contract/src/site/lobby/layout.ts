import Type, { type Static } from 'typebox';
import { Closed, GameIdSchema } from '../../kit/common-schemas.ts';

/** The lists that the front of the lobby may show a row of, in the order that ships. */
export const SHELVES = ['recent', 'popular', 'all', 'week', 'royal', 'favorites'] as const;
export type Shelf = (typeof SHELVES)[number];

const CategorySchema = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });
const PINNED_MAX = 50;

/** How the lobby stands: what its front shows in which order, and which games come first in a list. */
export const LobbyLayoutSchema = Closed({
  /** Every one of them once. */
  shelves: Type.Array(Closed({ list: Type.Enum([...SHELVES]), shown: Type.Boolean() }), {
    minItems: SHELVES.length,
    maxItems: SHELVES.length,
  }),
  /** Genres that are not among them come after those that are, most games first. */
  genres: Type.Array(Closed({ code: CategorySchema, shown: Type.Boolean() }), { maxItems: 100 }),
  /** Of a list or a genre, which games come first; a game that is not in it does not come into it. */
  pinned: Type.Array(
    Closed({
      category: CategorySchema,
      games: Type.Array(GameIdSchema, { minItems: 1, maxItems: PINNED_MAX, uniqueItems: true }),
    }),
    { maxItems: 100 },
  ),
});
export type LobbyLayout = Static<typeof LobbyLayoutSchema>;
