import type { GameDefinition } from './definition.ts';
import { explainingDraw, type ExplainedDraw } from './fair/explaining-draw.ts';
import { commitmentOf } from './fair/fair-stream.ts';
import { mathHash } from './math-hash.ts';
import { decideRound } from './decide-round.ts';
import { MAIN_ENTRY, type Entry, type RoundOutcome } from './round.ts';

export interface Verification {
  /** Whether the revealed server seed is the one committed to before play. */
  readonly commitmentMatches: boolean;
  readonly commitment: string;
  readonly mathHash: string;
  readonly outcome: RoundOutcome;
  readonly draws: readonly ExplainedDraw[];
}

/**
 * Recomputes a round from its seeds and its definition, with every draw explained. Runs in the browser on
 * the code that decided the round. Throws when an input is not of its grammar (see `createFairStream`).
 */
export function verifyRound(input: {
  definition: GameDefinition;
  serverSeed: string;
  /** What was published before play. */
  commitment: string;
  clientSeed: string;
  nonce: number;
  /** What the player chose; left out where the game has one mode and asks nothing. */
  entry?: Entry;
}): Verification {
  const { definition, serverSeed, clientSeed, nonce } = input;
  const draws: ExplainedDraw[] = [];
  const draw = explainingDraw({ serverSeed, clientSeed, nonce, domain: definition.id }, draws);
  const outcome = decideRound(definition, draw, input.entry ?? MAIN_ENTRY);
  const commitment = commitmentOf(serverSeed);
  return {
    commitmentMatches: commitment === input.commitment,
    commitment,
    mathHash: mathHash(definition),
    outcome,
    draws,
  };
}
