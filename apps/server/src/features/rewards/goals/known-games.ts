import type { FindKnownGame, KnownGame } from '@croupier/domain/rewards/goals';
import { GAMES } from '@croupier/games';
import type { Queryable } from '../../../platform/database.ts';
import { listStudioGames } from './countables-store.ts';
import type { GoalRow } from './goals-store.ts';

/** The code of the house's own studio, as the lobby has it. */
const HOUSE_STUDIO = 'toro-games';

const HOUSE: ReadonlyMap<string, KnownGame> = new Map(
  GAMES.map(({ definition, genres }) => [definition.id, { categories: genres, studio: HOUSE_STUDIO }]),
);

/**
 * All games by their codes: those of the house by their genres, those of other studios by their studio. Read anew each time, so that a
 * game that is new is never counted otherwise than a recount would. Nothing is asked where no goal names games.
 */
export async function readKnownGames(
  db: Queryable,
  goals: readonly { readonly definition: Pick<GoalRow['definition'], 'games'> }[],
): Promise<FindKnownGame> {
  const areNamed = goals.some(({ definition }) => definition.games !== 'all');
  const studios = areNamed ? await listStudioGames(db) : [];
  const known = new Map(studios.map(({ game, studio }) => [game, { categories: [], studio }]));
  return (game) => HOUSE.get(game) ?? known.get(game);
}

/** The codes of all games. */
export async function listKnownGames(db: Queryable): Promise<string[]> {
  return [...HOUSE.keys(), ...(await listStudioGames(db)).map(({ game }) => game)];
}
