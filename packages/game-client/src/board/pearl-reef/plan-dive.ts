import type { BoardStep, MinesDefinition } from '@croupier/games';
import type { TimedCue } from '../../show/sound-cues.ts';
import type { BoardMoment, PlanInput, StepPlan } from '../board-scene.ts';

/** A shell that was touched stirs before it opens. */
const STIR_MS = 220;
/** How long a lid takes, and how long what lay under it is looked at. */
export const LID_MS = 300;
const LOOK_MS = 240;
const FRIGHT_MS = 640;
const SHINE_MS = 560;
/** At the end shells open in rings around the one that was touched last. */
const RING_MS = 70;
const STILL_MS = 260;

/** Which shells open when. Times from the step's start, in milliseconds; tiles from 0, row by row. */
export interface DivePlan extends StepPlan {
  readonly kind: 'pick' | 'taken' | 'reveal' | 'none';
  readonly opens: ReadonlyMap<number, number>;
}

/** Lays a decided choice out in time. */
export function planDive({ definition, step, before, ...how }: PlanInput<MinesDefinition>): DivePlan {
  const part = how.reducedMotion ? 0 : how.pace === 'turbo' ? 0.5 : 1;
  const lengthOf = (ms: number) => (how.reducedMotion ? STILL_MS : ms * part);
  const heard = (...cues: TimedCue[]) => (part > 0 ? cues : []);
  if (step.kind === 'taken')
    return {
      ...{ kind: 'taken', opens: new Map(), lengthMs: lengthOf(SHINE_MS) },
      cues: heard({ atMs: 0, cue: { name: 'coin' } }),
    };
  if (step.kind === 'reveal') return planReveal(definition, before, part, lengthOf);
  if (step.kind !== 'pick') return { kind: 'none', opens: new Map(), lengthMs: 0, cues: [] };
  const opensMs = STIR_MS * part;
  const led: TimedCue = step.safe
    ? { atMs: opensMs, cue: { name: 'win', step: pearlsIn(before) } }
    : { atMs: opensMs, cue: { name: 'knock', pitch: 0.05, force: 0.9 } };
  return {
    ...{ kind: 'pick', opens: new Map([[step.at[0]!, opensMs]]) },
    lengthMs: lengthOf(STIR_MS + LID_MS + (step.safe ? LOOK_MS : FRIGHT_MS)),
    cues: heard(
      { atMs: 0, cue: { name: 'tick', pitch: 0.1, force: 0.6 } },
      led,
      ...(step.safe ? [] : [{ atMs: opensMs + LID_MS * part, cue: { name: 'slip' } } as const]),
    ),
  };
}

function planReveal(
  { columns, rows }: MinesDefinition,
  before: readonly BoardStep[],
  part: number,
  lengthOf: (ms: number) => number,
): DivePlan {
  const picked = picksOf(before).map(({ at }) => at[0]!);
  const from = picked.at(-1) ?? 0;
  const ringOf = (tile: number) =>
    Math.hypot((tile % columns) - (from % columns), Math.floor(tile / columns) - Math.floor(from / columns));
  const shut = Array.from({ length: columns * rows }, (_, tile) => tile).filter(
    (tile) => !picked.includes(tile),
  );
  const opens = new Map(shut.map((tile) => [tile, ringOf(tile) * RING_MS * part]));
  const lastMs = Math.max(0, ...shut.map((tile) => ringOf(tile) * RING_MS));
  const heard: TimedCue[] = [0.2, 0.5, 0.8].map((share) => ({
    atMs: lastMs * share * part,
    cue: { name: 'tick', pitch: share, force: 0.35 },
  }));
  return { kind: 'reveal', opens, lengthMs: lengthOf(lastMs + LID_MS), cues: part > 0 ? heard : [] };
}

const picksOf = (steps: readonly BoardStep[]) =>
  steps.flatMap((step) => (step.kind === 'pick' ? [step] : []));

/** How many pearls were found. */
export const pearlsIn = (steps: readonly BoardStep[]): number =>
  picksOf(steps).filter(({ safe }) => safe).length;

/** A shell at a moment: what is in it means nothing before it opens. */
export interface Shell {
  /** Since it began to open, in milliseconds: below 0 until then, infinite long after. */
  readonly sinceMs: number;
  readonly safe: boolean;
  /** The player touched it. */
  readonly chosen: boolean;
}

/** Every shell at a moment of the round. Pure. */
export function shellsAt(
  { steps, move }: Pick<BoardMoment<DivePlan>, 'steps' | 'move'>,
  count: number,
): Shell[] {
  const shown = move ? [...steps, move.step] : steps;
  const picked = new Map(picksOf(shown).map(({ at, safe }) => [at[0]!, safe]));
  const reveal = shown.find((step) => step.kind === 'reveal');
  const traps = new Set(reveal?.traps.flat());
  return Array.from({ length: count }, (_, tile) => {
    const opensMs = move?.plan.opens.get(tile);
    const isOpen = picked.has(tile) || reveal !== undefined;
    return {
      sinceMs: move && opensMs !== undefined ? move.ms - opensMs : isOpen ? Infinity : -Infinity,
      safe: picked.get(tile) ?? !traps.has(tile),
      chosen: picked.has(tile),
    };
  });
}
