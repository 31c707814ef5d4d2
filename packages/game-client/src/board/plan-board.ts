import { stakeUnitsOf, type BoardOutcome, type BoardStep } from '@croupier/games';
import type { TimedCue } from '../show/sound-cues.ts';
import { celebrationOf, isCelebrated, unitsToMinor, type Celebration } from '../show/win-money.ts';
import type { Pace } from '../timeline/reel-plan.ts';
import type { BoardScene, Played, StepPlan } from './board-scene.ts';

/** A step of the round in time, from the show's start. */
export interface BoardStretch {
  readonly step: BoardStep;
  readonly plan: StepPlan;
  readonly atMs: number;
  readonly untilMs: number;
}

/** A board's round laid out in time, as far as it is decided. */
export interface BoardShow {
  readonly outcome: BoardOutcome;
  /** Steps that were shown before this show began. */
  readonly shownSteps: number;
  readonly stretches: readonly BoardStretch[];
  /** When the last step has come to rest; what follows is the celebration. */
  readonly restAtMs: number;
  readonly endMs: number;
  /** 0 while the round is open. */
  readonly winMinor: bigint;
  readonly celebration: Celebration | null;
  /** In order. */
  readonly cues: readonly TimedCue[];
}

export interface BoardShowOptions {
  readonly stakeMinor: bigint;
  readonly pace: Pace;
  readonly reducedMotion: boolean;
  /** As the rules of the place say: a win is celebrated only above so many stakes. */
  readonly celebratedAboveStakes: number;
  readonly isSeen?: boolean;
  readonly shownSteps: number;
}

/** Lays out what is decided of a round and has not been shown. Pure; it ends on the exact win. */
export function planBoard(
  scene: BoardScene,
  played: Played<never>,
  outcome: BoardOutcome,
  { stakeMinor, pace, reducedMotion, isSeen = false, ...options }: BoardShowOptions,
): BoardShow {
  const shownSteps = Math.min(options.shownSteps, outcome.steps.length);
  const stretches: BoardStretch[] = [];
  let restAtMs = 0;
  for (let index = shownSteps; index < outcome.steps.length; index += 1) {
    const step = outcome.steps[index]!;
    const before = outcome.steps.slice(0, index);
    const plan = scene.plan({ ...played, step, before, pace, reducedMotion, isSeen });
    stretches.push({ step, plan, atMs: restAtMs, untilMs: restAtMs + plan.lengthMs });
    restAtMs += plan.lengthMs;
  }
  const winMinor = unitsToMinor(outcome.winUnits, stakeMinor, stakeUnitsOf(played.definition));
  const win = { winMinor, stakeMinor, celebratedAboveStakes: options.celebratedAboveStakes };
  const celebration = outcome.open ? null : celebrationOf(win);
  return {
    ...{ outcome, shownSteps, stretches, restAtMs, winMinor, celebration },
    endMs: restAtMs + (celebration?.durationMs ?? 0),
    cues: [
      ...stretches.flatMap(({ atMs, plan }) =>
        plan.cues.map((timed) => ({ ...timed, atMs: timed.atMs + atMs })),
      ),
      ...endCues(restAtMs, isCelebrated(win), celebration),
    ].sort((a, b) => a.atMs - b.atMs),
  };
}

/** A win that is celebrated sounds; one with a scene of its own sounds longer. */
function endCues(atMs: number, won: boolean, celebration: Celebration | null): TimedCue[] {
  if (celebration)
    return [
      { atMs, cue: { name: 'celebration', tier: celebration.tier } },
      { atMs: atMs + 500, cue: { name: 'coins' } },
    ];
  return won ? [{ atMs, cue: { name: 'win', step: 3 } }] : [];
}

/** The stretch at a moment; none once all of it has come to rest. */
export const stretchAt = ({ stretches }: BoardShow, ms: number): BoardStretch | undefined =>
  stretches.find(({ untilMs }) => ms < untilMs);
