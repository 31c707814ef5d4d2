import type { BoardStep, DrawDefinition } from '@croupier/games';
import type { PlanInput, StepPlan } from '../board-scene.ts';

type DrawStep = Extract<BoardStep, { kind: 'draw' }>;

const FIRST_MS = 260;
const EVERY_MS = 125;
/** How long a star is on its way. */
const FALL_MS = 360;
const REST_MS = 520;
const STILL_MS = 360;

/** A star that falls onto a number; times from the start of the step. */
export interface FallingStar {
  readonly number: number;
  readonly hit: boolean;
  readonly startMs: number;
  readonly landMs: number;
}
export interface SkyPlan extends StepPlan {
  readonly stars: readonly FallingStar[];
}

/** The stars fall in the order in which the numbers were drawn. */
export function planFall({ step, pace, reducedMotion }: PlanInput<DrawDefinition>): SkyPlan {
  const { drawn, hits }: Pick<DrawStep, 'drawn' | 'hits'> =
    step.kind === 'draw' ? step : { drawn: [], hits: [] };
  const slower = reducedMotion ? 0 : pace === 'turbo' ? 0.4 : 1;
  const stars = drawn.map((number, order): FallingStar => {
    const startMs = (FIRST_MS + order * EVERY_MS) * slower;
    return { number, hit: hits.includes(number), startMs, landMs: startMs + FALL_MS * slower };
  });
  let found = 0;
  return {
    stars,
    lengthMs: reducedMotion ? STILL_MS : (stars.at(-1)?.landMs ?? 0) + REST_MS * slower,
    cues: reducedMotion
      ? []
      : stars.map(({ hit, landMs }, order) => ({
          atMs: landMs,
          cue: hit
            ? { name: 'win', step: found++ }
            : { name: 'tick', pitch: order / Math.max(1, drawn.length), force: 0.3 },
        })),
  };
}
