import type { SpinStep } from '@croupier/games';
import type { StageGame } from '../game/stage-game.ts';
import { planCells } from '../timeline/cell-plan.ts';
import { leaveMs, planFall } from '../timeline/fall-plan.ts';
import { planSpin, type SpinPlan } from '../timeline/reel-plan.ts';
import { burstCells, cascadeRows, freshRows, landedGrid } from './landed-grid.ts';
import type { BurstScene, FallScene, Scene, SpinScene } from './scenes.ts';
import type { ShowOptions } from './show.ts';

export const CROSS_FADE_MS = 120;
/** A reel is awaited so long; where many reels are, not longer than all together. */
const HOLD_MS = 1_300;
const FALL_HOLD_MS = { each: 600, all: 1_800 };
const BURST_MS = { normal: 420, turbo: 240 };

interface Arrival {
  readonly game: StageGame;
  readonly steps: readonly SpinStep[];
  readonly index: number;
  readonly step: SpinStep;
  readonly options: ShowOptions;
  readonly atMs: number;
}

/** How a step's grid comes: reels turn, a grid falls in, what is left falls after a burst, or single cells spin. */
export function arrivalScenes(arrival: Arrival): Scene[] {
  const { step, steps, index, options, atMs } = arrival;
  const before = steps[index - 1];
  if (step.kind === 'cascade' && before) {
    const burst = burstScene(arrival, before);
    return [burst, fallScene({ ...arrival, atMs: burst.untilMs }, before)];
  }
  if (step.kind === 'hold' || (step.kind === 'respin' && step.stops.length === 0)) {
    const held = new Set(step.held?.map(String));
    const rows = step.grid.map((column) => column.length);
    const plan = options.reducedMotion
      ? { landMs: [], endMs: CROSS_FADE_MS }
      : planCells(rows, (reel, row) => held.has(`${reel},${row}`), options.pace);
    return [{ kind: 'cells', atMs, untilMs: atMs + plan.endMs, step: index, plan }];
  }
  return [step.stops.length === 0 ? fallScene(arrival) : spinScene(arrival)];
}

/** Waiting in motion counts for the first scene of a show alone. */
const elapsedOf = ({ options, atMs }: Arrival): number => (atMs === 0 ? options.elapsedMs : 0);

function spinScene(arrival: Arrival): SpinScene {
  const { game, step, index, options, atMs } = arrival;
  const nobody = Array<number>(game.reels).fill(Infinity);
  if (options.reducedMotion) {
    const plan: SpinPlan = { reels: [], endMs: CROSS_FADE_MS };
    return { kind: 'spin', atMs, untilMs: atMs + CROSS_FADE_MS, step: index, plan, awaitedFromMs: nobody };
  }
  const held = new Set(step.held?.map(String));
  const awaited = step.kind === 'respin' ? nobody.map(() => false) : awaitedReels(step, game);
  const turning = step.grid.map((column, reel) => !column.every((_, row) => held.has(`${reel},${row}`)));
  const plan = planSpin(
    elapsedOf(arrival),
    options.pace,
    awaited.map((isAwaited) => (isAwaited ? HOLD_MS : 0)),
    turning,
  );
  const awaitedFromMs = awaited.map((isAwaited, reel) => {
    const before = plan.reels[reel - 1];
    return isAwaited && before ? atMs + before.landAtMs + before.landMs : Infinity;
  });
  return { kind: 'spin', atMs, untilMs: atMs + plan.endMs, step: index, plan, awaitedFromMs };
}

/** @param before the step whose winning cells have just burst; without it the whole grid is new */
function fallScene(arrival: Arrival, before?: SpinStep): FallScene {
  const { game, step, index, options, atMs } = arrival;
  const nobody = Array<number>(game.reels).fill(Infinity);
  const scene = { kind: 'fall', atMs, step: index, fresh: !before } as const;
  if (options.reducedMotion) {
    const plan = { reels: [], endMs: CROSS_FADE_MS };
    return { ...scene, untilMs: atMs + CROSS_FADE_MS, plan, awaitedFromMs: nobody };
  }
  const grid = landedGrid(step);
  if (before) {
    const plan = planFall(cascadeRows(before.grid, burstCells(before), grid), options.pace, 0);
    return { ...scene, untilMs: atMs + plan.endMs, plan, awaitedFromMs: nobody };
  }
  const awaited = awaitedReels(step, game);
  const startMs = Math.max(leaveMs(options.pace), elapsedOf(arrival) + 30);
  const holdMs = Math.min(FALL_HOLD_MS.each, FALL_HOLD_MS.all / awaited.filter(Boolean).length);
  const holdsMs = awaited.map((isAwaited) => (isAwaited ? holdMs : 0));
  const plan = planFall(freshRows(grid), options.pace, startMs, holdsMs);
  const awaitedFromMs = awaited.map((isAwaited, reel) =>
    isAwaited ? atMs + Math.max(...(plan.reels[reel - 1] ?? []).map(({ landMs }) => landMs)) : Infinity,
  );
  return { ...scene, untilMs: atMs + plan.endMs, plan, awaitedFromMs };
}

function burstScene({ index, options, atMs }: Arrival, before: SpinStep): BurstScene {
  const lengthMs = options.reducedMotion ? CROSS_FADE_MS : BURST_MS[options.pace];
  return { kind: 'burst', atMs, untilMs: atMs + lengthMs, step: index - 1, cells: burstCells(before) };
}

/** A reel is awaited when one scatter more, at least, would win free spins. Decided from what the player sees. */
export function awaitedReels(
  step: Pick<SpinStep, 'grid'>,
  { awaited }: Pick<StageGame, 'awaited'>,
): boolean[] {
  let seen = 0;
  return step.grid.map((column) => {
    const isAwaited = awaited !== null && seen === awaited.count - 1;
    seen += column.filter((id) => id === awaited?.symbol).length;
    return isAwaited;
  });
}
