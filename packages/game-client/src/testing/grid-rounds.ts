import {
  GAMES,
  decideRound,
  type GameDefinition,
  type GridDefinition,
  type GridOutcome,
} from '@croupier/games';

const isGrid = (definition: GameDefinition): definition is GridDefinition =>
  'grid' in definition && 'symbols' in definition;

/** Every game on a grid, of every engine. */
export const gridGames: readonly GridDefinition[] = GAMES.map(
  ({ definition }) => definition as GameDefinition,
).filter(isGrid);

/** A round from a plain generator: tests and pictures need variety, not fairness. */
export function roundOf(
  definition: GridDefinition,
  seed: number,
  choices: readonly number[][] = [],
): GridOutcome {
  return decideRound(definition, { below: belowFrom(seed) }, { mode: 'main', choices }) as GridOutcome;
}

/** Draws from a plain generator. */
export function belowFrom(seed: number) {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return (limit: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return Math.floor((((state ^ (state >>> 13)) >>> 0) / 2 ** 32) * limit);
  };
}
