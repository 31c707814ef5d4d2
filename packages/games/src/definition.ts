import type { BookDefinition } from './book/definition.ts';
import type { CascadeDefinition } from './cascade/definition.ts';
import type { CrashDefinition } from './crash/definition.ts';
import type { DrawDefinition } from './draw/definition.ts';
import type { HoldDefinition } from './hold/definition.ts';
import type { LinesDefinition } from './lines/definition.ts';
import type { PoolDefinition } from './pool/definition.ts';
import type { RespinDefinition } from './respin/definition.ts';
import type { StepsDefinition } from './steps/definition.ts';
import type { TableDefinition } from './table/definition.ts';
import type { WaysDefinition } from './ways/definition.ts';

export type { BookDefinition } from './book/definition.ts';
export type { CascadeDefinition } from './cascade/definition.ts';
export type { CrashDefinition } from './crash/definition.ts';
export type { DrawDefinition } from './draw/definition.ts';
export type { HoldDefinition } from './hold/definition.ts';
export type { LinesDefinition } from './lines/definition.ts';
export type { PoolDefinition } from './pool/definition.ts';
export type { RespinDefinition } from './respin/definition.ts';
export type {
  HiLoDefinition,
  MinesDefinition,
  StepsDefinition,
  TowersDefinition,
} from './steps/definition.ts';
export type {
  DiceDefinition,
  PlinkoDefinition,
  TableDefinition,
  WheelDefinition,
} from './table/definition.ts';
export type { WaysDefinition } from './ways/definition.ts';

/** Games whose rounds are grids of symbols: `family` of their outcomes is `grid`. */
export type GridDefinition =
  | LinesDefinition
  | RespinDefinition
  | BookDefinition
  | WaysDefinition
  | CascadeDefinition
  | HoldDefinition;

/** Games that are not grids of symbols: `family` of their outcomes is `board`. */
export type BoardDefinition =
  | TableDefinition
  | PoolDefinition
  | DrawDefinition
  | StepsDefinition
  | CrashDefinition;

/** Every game the house has, as data. `engine` says which rules read it. */
export type GameDefinition = GridDefinition | BoardDefinition;
