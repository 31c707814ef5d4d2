import {
  createFairStream,
  playRound,
  tapeDraw,
  winMinorOf,
  type GameDefinition,
  type RoundOutcome,
} from '@croupier/games';

export interface Drawn {
  readonly outcome: RoundOutcome;
  readonly winMinor: bigint;
}

interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
}

/**
 * Decides a round: pure, some microseconds. The stake only scales the win; it has no part in what is drawn, nor has
 * anything else about the player.
 * @param forced draws of a test's tape instead of the fair stream
 */
export function drawRound(
  definition: GameDefinition,
  { serverSeed, clientSeed }: Seeds,
  nonce: number,
  stakeMinor: bigint,
  forced?: readonly number[],
): Drawn {
  const draw = forced
    ? tapeDraw(forced)
    : createFairStream({ serverSeed, clientSeed, nonce, domain: definition.id });
  const outcome = playRound(definition, draw);
  return { outcome, winMinor: winMinorOf(outcome, definition, stakeMinor) };
}
