import type { GameDefinition } from './definition.ts';
import { belowFromWords } from './fair/draw.ts';
import { commitmentOf, fairWords, type FairInputs } from './fair/fair-stream.ts';
import { mathHash } from './math-hash.ts';
import { decideRound } from './decide-round.ts';
import { MAIN_ENTRY, type Entry, type RoundOutcome } from './round.ts';

/** One call of `below`, as the verify page shows it. */
export interface ExplainedDraw {
  /** Number of the HMAC block and place (0–7) of the word in it. */
  readonly block: number;
  readonly index: number;
  readonly word: number;
  readonly n: number;
  /** What was drawn, by the engine's name for it. */
  readonly what: string;
  readonly result: number;
  /** Words thrown away before this one to keep every result equally likely. */
  readonly rejected: number;
}

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

function explainingDraw(inputs: FairInputs, draws: ExplainedDraw[]) {
  let last = { block: 0, index: 0, word: 0 };
  let taken = 0;
  const nextWord = fairWords(inputs, (block, index, word) => {
    last = { block, index, word };
    taken += 1;
  });
  return {
    below(n: number, what = 'number'): number {
      taken = 0;
      const result = belowFromWords(nextWord, n);
      draws.push({ ...last, n, what, result, rejected: taken - 1 });
      return result;
    },
  };
}
