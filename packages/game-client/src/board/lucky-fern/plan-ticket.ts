import type { PoolDefinition } from '@croupier/games';
import type { TimedCue } from '../../show/sound-cues.ts';
import type { PlanInput, StepPlan } from '../board-scene.ts';

/** What is shown of a card once all of it is open: the fields that win light up, one after another. */
export interface TicketPlan extends StepPlan {
  /** When each of the winning fields lights, in the order of the step's `winning`. */
  readonly lightMs: readonly number[];
}

const BETWEEN_MS = { normal: 260, turbo: 70 } as const;
const REST_MS = { normal: 500, turbo: 120 } as const;

export function planTicket({ step, pace, reducedMotion }: PlanInput<PoolDefinition>): TicketPlan {
  const winning = step.kind === 'scratch' ? step.winning : [];
  const betweenMs = reducedMotion ? 0 : BETWEEN_MS[pace];
  const lightMs = winning.map((_, order) => betweenMs * (order + 1));
  const cues: TimedCue[] = lightMs.map((atMs, order) => ({ atMs, cue: { name: 'win', step: order * 2 } }));
  const quiet: TimedCue[] = [{ atMs: 0, cue: { name: 'knock', pitch: 0.2, force: 0.3 } }];
  return {
    lightMs,
    lengthMs: (lightMs.at(-1) ?? 0) + REST_MS[reducedMotion ? 'turbo' : pace],
    cues: winning.length > 0 ? cues : quiet,
  };
}
