import { flightMsOf, type CrashDefinition } from '@croupier/games';
import type { TimedCue } from '../../show/sound-cues.ts';
import type { FlightSight, PlanInput, StepPlan } from '../board-scene.ts';

/** How a round that is flown alone is shown: its flight, quicker where it is long. */
export interface FlightPlan extends StepPlan {
  /** Milliseconds of the flight in one of the show. */
  readonly pace: number;
}

/** After the end: the kite is looked after. */
export const AFTER_MS = 900;
const LONGEST_MS = { normal: 7_000, turbo: 1_400 } as const;
const STILL_MS = 400;
/** Without motion the end is there at once. */
const AT_ONCE = 1e6;
/** What everyone saw as it happened is not shown again. */
const SEEN_MS = 250;
/** The last seconds before take-off are counted aloud. */
const COUNTED = [3_000, 2_000, 1_000] as const;
/** A note at each of these multipliers, in hundredths. */
const MILESTONES = [200, 300, 500, 1_000, 2_000, 5_000, 10_000] as const;

export function planFlight({ definition, step, ...how }: PlanInput<CrashDefinition>): FlightPlan {
  if (step.kind !== 'flight' || how.isSeen) return { pace: 1, lengthMs: SEEN_MS, cues: [] };
  const endMs = flightMsOf(definition, step.crashCenti ?? step.cashOutCenti ?? 100);
  if (how.reducedMotion) return { pace: AT_ONCE, lengthMs: STILL_MS, cues: [] };
  const pace = Math.max(1, endMs / LONGEST_MS[how.pace]);
  return {
    pace,
    lengthMs: endMs / pace + AFTER_MS,
    cues: [
      { atMs: 0, cue: { name: 'whoosh' } },
      ...milestones(definition, step.crashCenti ?? 100).map(({ atMs, cue }) => ({ atMs: atMs / pace, cue })),
      ...(step.crashCenti === null ? [] : snap(endMs / pace)),
    ],
  };
}

/** What is heard of a flight that everyone is in; times by the server's clock. */
export function flightCues({ takesOffMs, end }: FlightSight, definition: CrashDefinition): TimedCue[] {
  if (end) return snap(end.atMs);
  return [
    ...COUNTED.map((ms): TimedCue => ({
      atMs: takesOffMs - ms,
      cue: { name: 'tick', pitch: 0.5, force: 0.5 },
    })),
    { atMs: takesOffMs, cue: { name: 'whoosh' } },
    ...milestones(definition, Infinity).map(({ atMs, cue }) => ({ atMs: atMs + takesOffMs, cue })),
  ];
}

const milestones = (definition: CrashDefinition, endCenti: number): TimedCue[] =>
  MILESTONES.filter((centi) => centi < endCenti).map((centi, step) => ({
    atMs: flightMsOf(definition, centi),
    cue: { name: 'win', step },
  }));

/** A string that snaps, and wind. */
const snap = (atMs: number): TimedCue[] => [
  { atMs, cue: { name: 'knock', pitch: 0.9, force: 1 } },
  { atMs: atMs + 60, cue: { name: 'whoosh' } },
];
