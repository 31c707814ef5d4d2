import type { GridOutcome, SpinStep } from '@croupier/games';
import type { LinesDefinition } from '@croupier/games';
import { planSpin, type Pace, type SpinPlan } from '../timeline/reel-plan.ts';
import { celebrationOf, stepMinor, unitsToMinor, type Celebration } from './win-money.ts';

export interface SpinScene {
  readonly kind: 'spin';
  readonly atMs: number;
  readonly untilMs: number;
  readonly step: number;
  readonly plan: SpinPlan;
  /** From when each reel is awaited with scatters already showing; Infinity when it is not. */
  readonly awaitedFromMs: readonly number[];
}
export interface WinsScene {
  readonly kind: 'wins';
  readonly atMs: number;
  readonly untilMs: number;
  readonly step: number;
  /** Traced one by one, in the order of the outcome. Times from the start of the show. */
  readonly traces: readonly { readonly win: number; readonly atMs: number; readonly amountMinor: bigint }[];
  readonly countFromMinor: bigint;
  readonly countToMinor: bigint;
  readonly countMs: number;
}
export interface CardScene {
  readonly kind: 'trigger' | 'free-intro' | 'free-outro' | 'celebration';
  readonly atMs: number;
  readonly untilMs: number;
  readonly step: number;
  readonly freeSpins: number;
  readonly amountMinor: bigint;
  readonly celebration: Celebration | null;
}
export type Scene = SpinScene | WinsScene | CardScene;

export interface ShowOptions {
  readonly stakeMinor: bigint;
  readonly pace: Pace;
  readonly reducedMotion: boolean;
  /** How long the reels have been spinning when the answer came. */
  readonly elapsedMs: number;
}
export interface Show {
  readonly outcome: GridOutcome;
  readonly scenes: readonly Scene[];
  readonly endMs: number;
  readonly winMinor: bigint;
  readonly stakeMinor: bigint;
  /** False for a win at or below the stake: it is counted, never celebrated. */
  readonly celebrates: boolean;
}

const CROSS_FADE_MS = 120;
const HOLD_MS = 1_300;

/** Lays a decided round out in time: spins, traced wins, free spins, and the scene of a big win. Pure. */
export function planShow(outcome: GridOutcome, definition: LinesDefinition, options: ShowOptions): Show {
  const lines = BigInt(definition.lines.length);
  const winMinor = unitsToMinor(outcome.winUnits, options.stakeMinor, lines);
  const scenes: Scene[] = [];
  let clockMs = 0;
  let countedMinor = 0n;
  const add = (scene: Scene) => {
    scenes.push(scene);
    clockMs = scene.untilMs;
  };
  const card = (kind: CardScene['kind'], durationMs: number, step: number, extra: Partial<CardScene> = {}) =>
    add({
      kind,
      atMs: clockMs,
      untilMs: clockMs + durationMs,
      step,
      freeSpins: 0,
      amountMinor: 0n,
      celebration: null,
      ...extra,
    });

  outcome.steps.forEach((step, index) => {
    add(
      spinScene(clockMs, index, step, definition, {
        ...options,
        elapsedMs: index === 0 ? options.elapsedMs : 0,
      }),
    );
    if (step.wins.length > 0) {
      const sumMinor = countedMinor + stepMinor(step, options.stakeMinor, lines);
      const toMinor = sumMinor < winMinor ? sumMinor : winMinor;
      add(winsScene(clockMs, index, step, { countedMinor, toMinor, lines, options }));
      countedMinor = toMinor;
    }
    if (step.freeSpinsAwarded > 0) {
      if (!options.reducedMotion) card('trigger', 1_100, index);
      card('free-intro', 2_200, index, { freeSpins: step.freeSpinsAwarded });
    }
  });
  const last = outcome.steps.length - 1;
  const freeSpins = outcome.steps.filter((step) => step.kind === 'free').length;
  if (freeSpins > 0) card('free-outro', 2_400, last, { freeSpins, amountMinor: winMinor });
  const celebration = celebrationOf(winMinor, options.stakeMinor);
  if (celebration) card('celebration', celebration.durationMs, last, { amountMinor: winMinor, celebration });
  return {
    outcome,
    scenes,
    endMs: clockMs,
    winMinor,
    stakeMinor: options.stakeMinor,
    celebrates: winMinor > options.stakeMinor,
  };
}

/** The scene at a moment, the last one when the show is over. */
export function sceneAt(show: Show, ms: number): Scene | undefined {
  return show.scenes.find((scene) => ms < scene.untilMs) ?? show.scenes.at(-1);
}

function spinScene(
  atMs: number,
  index: number,
  step: SpinStep,
  definition: LinesDefinition,
  options: ShowOptions,
): SpinScene {
  const reels = definition.grid.reels;
  if (options.reducedMotion) {
    const plan: SpinPlan = { reels: [], endMs: CROSS_FADE_MS };
    return {
      kind: 'spin',
      atMs,
      untilMs: atMs + CROSS_FADE_MS,
      step: index,
      plan,
      awaitedFromMs: Array(reels).fill(Infinity),
    };
  }
  const awaited = awaitedReels(step, definition);
  const plan = planSpin(
    options.elapsedMs,
    options.pace,
    awaited.map((isAwaited) => (isAwaited ? HOLD_MS : 0)),
  );
  const awaitedFromMs = awaited.map((isAwaited, reel) => {
    const before = plan.reels[reel - 1];
    return isAwaited && before ? atMs + before.landAtMs + before.landMs : Infinity;
  });
  return { kind: 'spin', atMs, untilMs: atMs + plan.endMs, step: index, plan, awaitedFromMs };
}

/** A reel is awaited when one scatter more, at least, would win free spins. Decided from what the player sees. */
export function awaitedReels(step: SpinStep, definition: LinesDefinition): boolean[] {
  const scatter = definition.symbols.find((symbol) => symbol.role === 'scatter')?.id;
  const needed = definition.freeSpins?.awards.findIndex((award) => award > 0) ?? -1;
  let seen = 0;
  return step.grid.map((column) => {
    const isAwaited = scatter !== undefined && needed > 0 && seen === needed - 1;
    seen += column.filter((id) => id === scatter).length;
    return isAwaited;
  });
}

function winsScene(
  atMs: number,
  index: number,
  step: SpinStep,
  count: { countedMinor: bigint; toMinor: bigint; lines: bigint; options: ShowOptions },
): WinsScene {
  const { options, lines } = count;
  const quick = options.pace === 'turbo' || step.kind === 'free';
  const everyMs = Math.max(quick ? 160 : 260, Math.min(quick ? 420 : 620, 3_200 / step.wins.length));
  const traces = step.wins.map((win, order) => ({
    win: order,
    atMs: atMs + order * everyMs,
    amountMinor: unitsToMinor(win.units, options.stakeMinor, lines),
  }));
  const durationMs = step.wins.length * everyMs + (quick ? 200 : 380);
  return {
    kind: 'wins',
    atMs,
    untilMs: atMs + durationMs,
    step: index,
    traces,
    countFromMinor: count.countedMinor,
    countToMinor: count.toMinor,
    countMs: options.reducedMotion ? 0 : durationMs * 0.85,
  };
}
