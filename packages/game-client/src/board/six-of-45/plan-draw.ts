import type { BoardStep, DrawDefinition } from '@croupier/games';
import type { TimedCue } from '../../show/sound-cues.ts';
import { chanceOf, clamp01 } from '../../stage/view.ts';
import type { PlanInput, StepPlan } from '../board-scene.ts';

type DrawStep = Extract<BoardStep, { kind: 'draw' }>;

/** The drum mixes so long before the first ball, and another comes every so often. */
const FIRST_MS = 900;
const EVERY_MS = 620;
/** From the drum to its seat. */
const ROLL_MS = 820;
/** After the last ball has left, the drum comes to stand. */
const SETTLE_MS = 900;
const REST_MS = 420;
const STILL_MS = 360;
const TURBO = 0.4;
/** Between two knocks of the balls in the drum. */
const RATTLE_MS = 150;
/** The part of its way on which a ball falls; on the rest it rolls. */
const LEAP = 0.4;

/** A ball that is drawn; times from the start of the step. */
export interface DrawnBall {
  readonly number: number;
  readonly hit: boolean;
  readonly startMs: number;
  readonly landMs: number;
}
export interface LotteryPlan extends StepPlan {
  /** In the order in which they are drawn. */
  readonly balls: readonly DrawnBall[];
  /** Until then the drum turns; then it slows, for so long. */
  readonly turnsUntilMs: number;
  readonly settleMs: number;
}

/** Lays out which ball leaves the drum when. */
export function planDraw({ step, pace, reducedMotion }: PlanInput<DrawDefinition>): LotteryPlan {
  const { drawn, hits }: Pick<DrawStep, 'drawn' | 'hits'> =
    step.kind === 'draw' ? step : { drawn: [], hits: [] };
  const slower = reducedMotion ? 0 : pace === 'turbo' ? TURBO : 1;
  const balls = drawn.map((number, order): DrawnBall => {
    const startMs = (FIRST_MS + order * EVERY_MS) * slower;
    return { number, hit: hits.includes(number), startMs, landMs: startMs + ROLL_MS * slower };
  });
  const last = balls.at(-1) ?? { startMs: 0, landMs: 0 };
  const [turnsUntilMs, settleMs] = [last.startMs, SETTLE_MS * slower];
  return {
    ...{ balls, turnsUntilMs, settleMs },
    lengthMs: reducedMotion ? STILL_MS : Math.max(last.landMs, turnsUntilMs + settleMs) + REST_MS * slower,
    cues: reducedMotion ? [] : [...rattle(turnsUntilMs), ...landings(balls)].sort((a, b) => a.atMs - b.atMs),
  };
}

function landings(balls: readonly DrawnBall[]): TimedCue[] {
  let found = 0;
  return balls.flatMap(({ hit, startMs, landMs }): TimedCue[] => [
    { atMs: startMs, cue: { name: 'tick', pitch: 0.8, force: 0.6 } },
    {
      atMs: landMs,
      cue: hit ? { name: 'win', step: found++ } : { name: 'knock', pitch: 0.5, force: 0.6 },
    },
  ]);
}

const rattle = (untilMs: number): TimedCue[] =>
  Array.from({ length: Math.floor(untilMs / RATTLE_MS) }, (_, at) => ({
    atMs: at * RATTLE_MS,
    cue: { name: 'tick', pitch: 0.2 + 0.3 * chanceOf(at, 3), force: 0.12 + 0.1 * chanceOf(at, 4) },
  }));

/** How far a ball has fallen out of the drum and rolled along the tray, 0 to 1 each; it slows as it comes to its seat. Pure. */
export function ballAt({ startMs, landMs }: DrawnBall, ms: number): { leap: number; roll: number } {
  const part = landMs > startMs ? clamp01((ms - startMs) / (landMs - startMs)) : 1;
  const left = 1 - clamp01((part - LEAP) / (1 - LEAP));
  return { leap: clamp01(part / LEAP), roll: 1 - left ** 2.2 };
}
