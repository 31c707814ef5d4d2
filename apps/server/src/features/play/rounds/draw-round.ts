import {
  createFairStream,
  MAIN_ENTRY,
  decideRound,
  tapeDraw,
  winMinorOf,
  type Entry,
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
 * @throws EntryError on a mode or a choice that the game does not allow, whatever is drawn
 */
export function drawRound(
  definition: GameDefinition,
  { serverSeed, clientSeed }: Seeds,
  nonce: number,
  stakeMinor: bigint,
  { entry = MAIN_ENTRY, forced }: { entry?: Entry; forced?: readonly number[] | undefined } = {},
): Drawn {
  const draw = forced
    ? tapeDraw(forced)
    : createFairStream({ serverSeed, clientSeed, nonce, domain: definition.id });
  const outcome = decideRound(definition, draw, entry);
  return { outcome, winMinor: winMinorOf(outcome, definition, stakeMinor) };
}
