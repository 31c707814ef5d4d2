import type { GameDefinition, GridDefinition } from './definition.ts';

// What a definition says of its game, whatever engine plays it: pages read it without loading one.

/** Whether the rounds of an engine's games are grids of symbols. */
const IS_GRID: {
  readonly [Name in GameDefinition['engine']]: Name extends GridDefinition['engine'] ? true : false;
} = {
  lines: true,
  respin: true,
  book: true,
  ways: true,
  cascade: true,
  hold: true,
  table: false,
  pool: false,
  draw: false,
  steps: false,
  crash: false,
};

/** Whether the rounds of this game are grids of symbols. */
export function isGridDefinition(definition: GameDefinition): definition is GridDefinition {
  return IS_GRID[definition.engine];
}

/** Whether a round of this game is over at once, whatever is drawn: reels that ask nothing. */
export function settlesAtOnce(definition: GameDefinition): boolean {
  return isGridDefinition(definition) && !(definition.engine === 'ways' && definition.freeSpins);
}

/**
 * How many units make a total stake of this game: on lines, a unit is the stake of one. Stakes are whole multiples of it,
 * so that no win needs rounding.
 */
export function stakeUnitsOf(definition: GameDefinition): number {
  return 'lines' in definition ? definition.lines.length : definition.stakeUnits;
}

/** Every way to play this game, each with maths of its own; the first is what is offered at first. */
export function modesOf(definition: GameDefinition): readonly string[] {
  return 'modes' in definition ? definition.modes.map(({ id }) => id) : ['main'];
}
