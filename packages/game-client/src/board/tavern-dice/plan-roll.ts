import type { DiceDefinition } from '@croupier/games';
import type { TimedCue } from '../../show/sound-cues.ts';
import { chanceOf } from '../../stage/view.ts';
import type { PlanInput, StepPlan } from '../board-scene.ts';

const DICE = 4;
const FIRST_ROLLS_MS = 760;
const EACH_LATER_MS = 170;
const SLIDE_MS = 420;
const READ_MS = 260;
const STILL_MS = 240;
/** How many times a die leaves the table on its way, and what part of its way each flight takes. */
const HOPS = [0.34, 0.24, 0.16] as const;
/** The last of its way is a topple onto the face it comes to rest on. */
const TOPPLE = 0.14;

/** One die on its way; times from the start of the step. */
export interface RollingDie {
  readonly digit: number;
  readonly startMs: number;
  readonly restMs: number;
  /** Where it leaves the cup sideways, so that no two fly the same way: -1 to 1. */
  readonly aside: number;
}

/** Four dice read from left to right are the number that was drawn; then the pointer slides to it. */
export interface RollPlan extends StepPlan {
  readonly dice: readonly RollingDie[];
  /** 0 to 9999. */
  readonly roll: number;
  readonly won: boolean;
  readonly pointerAtMs: number;
  readonly pointerMs: number;
}

/** Lays a decided roll out in time. */
export function planRoll({ step, pace, reducedMotion }: PlanInput<DiceDefinition>): RollPlan {
  const roll = step.kind === 'dice' ? step.roll : 0;
  const slower = reducedMotion ? 0 : pace === 'turbo' ? 0.5 : 1;
  const dice = digitsOf(roll).map((digit, index): RollingDie => {
    const startMs = index * 55 * slower;
    const restMs = startMs + (FIRST_ROLLS_MS + index * EACH_LATER_MS) * slower;
    return { digit, startMs, restMs, aside: chanceOf(index, 3) * 2 - 1 };
  });
  const lastRestMs = Math.max(...dice.map(({ restMs }) => restMs));
  const pointerMs = SLIDE_MS * slower;
  return {
    dice,
    roll,
    won: step.units > 0,
    pointerAtMs: lastRestMs,
    pointerMs,
    lengthMs: lastRestMs + pointerMs + (reducedMotion ? STILL_MS : READ_MS * slower),
    cues: reducedMotion ? [] : cuesOf(dice),
  };
}

/** The four digits of a roll, the largest first. */
export const digitsOf = (roll: number): number[] =>
  Array.from({ length: DICE }, (_, index) => Math.floor(roll / 10 ** (DICE - 1 - index)) % 10);

/** Every landing is a knock, the last one of each die the hardest to miss. */
function cuesOf(dice: readonly RollingDie[]): TimedCue[] {
  return dice.flatMap(({ startMs, restMs }, index) => {
    const knock = (part: number, force: number): TimedCue => ({
      atMs: startMs + (restMs - startMs) * part,
      cue: { name: 'knock', pitch: index / DICE, force },
    });
    let part = 0;
    const hops = HOPS.map((hop, order) => knock((part += hop), 0.5 - order * 0.12));
    return [...hops, knock(1, 0.7)];
  });
}

/** A die at a moment: the part of its way, its height over the table, and how far it has yet to roll in radians. */
export interface DieNow {
  readonly way: number;
  readonly height: number;
  readonly back: number;
}

/** Where a die is. It slows as things do that roll out, and topples last. Pure. */
export function dieAt({ startMs, restMs }: RollingDie, ms: number): DieNow {
  const t = restMs > startMs ? Math.min(1, Math.max(0, (ms - startMs) / (restMs - startMs))) : 1;
  const rolling = Math.min(1, t / (1 - TOPPLE));
  const way = 1 - (1 - rolling) ** 1.9 * 0.985 - 0.015 * (1 - t);
  const topple = Math.max(0, (t - (1 - TOPPLE)) / TOPPLE);
  const back = rolling < 1 ? LEAN + (1 - rolling) ** 1.9 * TURNS * 2 * Math.PI : LEAN * (1 - topple ** 2);
  return { way, height: heightAt(t), back: t === 1 ? 0 : back };
}
/** How far it leans on its edge before it topples. */
const LEAN = 0.62;
const TURNS = 3.1;

function heightAt(t: number): number {
  let from = 0;
  for (const [index, hop] of HOPS.entries()) {
    if (t < from + hop) {
      const part = (t - from) / hop;
      // The first flight begins at the cup's mouth, high over the table.
      return index === 0 ? 1 - part ** 2 : 4 * part * (1 - part) * 0.5 ** index;
    }
    from += hop;
  }
  return 0;
}
