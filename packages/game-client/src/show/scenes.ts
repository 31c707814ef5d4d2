import type { Cell } from '@croupier/games';
import type { CellPlan } from '../timeline/cell-plan.ts';
import type { FallPlan } from '../timeline/fall-plan.ts';
import type { SpinPlan } from '../timeline/reel-plan.ts';
import type { Celebration } from './win-money.ts';

/** A stretch of the show. Times are milliseconds from its start; `step` is the step of the outcome it shows. */
interface Timed {
  readonly atMs: number;
  readonly untilMs: number;
  readonly step: number;
}

/** Reels turn and stop. Held reels have nothing to travel. */
export interface SpinScene extends Timed {
  readonly kind: 'spin';
  readonly plan: SpinPlan;
  /** From when each reel is awaited with scatters already showing; Infinity when it is not. */
  readonly awaitedFromMs: readonly number[];
}
/** The step's grid falls in. */
export interface FallScene extends Timed {
  readonly kind: 'fall';
  readonly plan: FallPlan;
  /** True when the grid before falls out first; false after a burst, where what is left moves down. */
  readonly fresh: boolean;
  readonly awaitedFromMs: readonly number[];
}
/** The step's winning cells vanish. */
export interface BurstScene extends Timed {
  readonly kind: 'burst';
  readonly cells: readonly Cell[];
}
/** Single cells spin, held ones stay. */
export interface CellsScene extends Timed {
  readonly kind: 'cells';
  readonly plan: CellPlan;
}
/** Cells turn into another symbol. */
export interface ChangeScene extends Timed {
  readonly kind: 'change';
}
export interface WinsScene extends Timed {
  readonly kind: 'wins';
  /** In the order of the outcome, one after another or all at once. Times from the start of the show. */
  readonly traces: readonly { readonly win: number; readonly atMs: number; readonly amountMinor: bigint }[];
  /** Whether wins are read before the step's cells change or after. */
  readonly grid: 'landed' | 'final';
  readonly countFromMinor: bigint;
  readonly countToMinor: bigint;
  readonly countMs: number;
}
export interface CardScene extends Timed {
  readonly kind:
    | 'trigger'
    | 'free-intro'
    | 'free-outro'
    | 'special'
    | 'hold-intro'
    | 'jackpot'
    | 'celebration';
  readonly freeSpins: number;
  readonly amountMinor: bigint;
  readonly celebration: Celebration | null;
  /** The jackpot's name, or the symbol that is special. */
  readonly name: string;
}
export type Scene = SpinScene | FallScene | BurstScene | CellsScene | ChangeScene | WinsScene | CardScene;

/** Scenes in which the step's grid arrives: exactly one a step. */
export type ArrivalScene = SpinScene | FallScene | CellsScene;
export const isArrival = (scene: Scene): scene is ArrivalScene =>
  scene.kind === 'spin' || scene.kind === 'fall' || scene.kind === 'cells';
export const isCard = (scene: Scene): scene is CardScene => 'celebration' in scene;
