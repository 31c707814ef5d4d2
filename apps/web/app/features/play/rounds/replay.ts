import type { Round, SharedRound } from '@croupier/contract/play/rounds';
import type { GameDefinition, RoundOutcome } from '@croupier/games';

/** A settled round with the maths it was played by: all that the stage needs to show it again. */
export interface Replay {
  readonly definition: GameDefinition;
  readonly outcome: RoundOutcome;
  readonly mode: string;
  readonly currency: Round['currency'];
  readonly stakeMinor: string;
  readonly winMinor: string;
}

export function replayOf(
  round: Pick<Round | SharedRound, 'currency' | 'stakeMinor' | 'winMinor' | 'outcome'>,
  definition: unknown,
): Replay {
  const { currency, stakeMinor, winMinor } = round;
  const outcome = round.outcome as RoundOutcome;
  return {
    ...{ currency, stakeMinor, winMinor, outcome, mode: outcome.mode },
    definition: definition as GameDefinition,
  };
}
