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
  /** Nothing was staked: the round was given. */
  readonly isGift: boolean;
}

type Shown = 'currency' | 'stakeMinor' | 'winMinor' | 'outcome';

export function replayOf(
  round: Pick<Round, Shown | 'giftId'> | Pick<SharedRound, Shown | 'isGift'>,
  definition: unknown,
): Replay {
  const { currency, stakeMinor, winMinor } = round;
  const outcome = round.outcome as RoundOutcome;
  const isGift = 'giftId' in round ? round.giftId !== null : round.isGift;
  return {
    ...{ currency, stakeMinor, winMinor, isGift, outcome, mode: outcome.mode },
    definition: definition as GameDefinition,
  };
}
