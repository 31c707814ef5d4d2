import type { GridOutcome } from '@croupier/games';
import type { StageGame } from '../game/stage-game.ts';
import type { Show } from '../show/show.ts';
import type { Pace } from '../timeline/reel-plan.ts';
import { restOf, type Rest } from './rest.ts';

/** A step's grid before and after its cells changed. */
export interface StepRests {
  readonly landed: Rest;
  readonly final: Rest;
}

/** What is on: nothing, reels waiting for their answer, or a show (which lasts on after its end). */
export type Act =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting'; readonly pace: Pace }
  | { readonly kind: 'show'; readonly show: Show; readonly rests: readonly StepRests[] };

export const restsOf = (game: StageGame, outcome: GridOutcome, stakeMinor: bigint): StepRests[] =>
  outcome.steps.map((step) => ({
    landed: restOf(game, step, 'landed', stakeMinor),
    final: restOf(game, step, 'final', stakeMinor),
  }));
