import type { LinesDefinition } from './lines/definition.ts';

export type { LinesDefinition } from './lines/definition.ts';

/** Games whose rounds are grids of symbols: `family` of their outcomes is `grid`. */
export type GridDefinition = LinesDefinition;

/** Every game the house has, as data. `engine` says which rules read it. */
export type GameDefinition = GridDefinition;
