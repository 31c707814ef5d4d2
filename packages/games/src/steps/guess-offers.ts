import type { BoardStep, Choice } from '../round.ts';
import { GUESSES, RANKS, rightRanks, winsOf, type GuessWins } from './card-odds.ts';
import type { HiLoDefinition } from './definition.ts';
import { unitsFor } from './step-levels.ts';

/** A guess as a screen offers it. */
export interface GuessOffer {
  readonly guess: 'higher' | 'lower';
  readonly choice: Choice;
  /** Which cards make it right: an equal one does not always, and sometimes no other. */
  readonly wins: GuessWins;
  /** What could be taken after it, were it right. */
  readonly units: number;
  /** How many of the thirteen ranks make it right. */
  readonly rightRanks: number;
}

/** What both guesses would lead to from where a round of cards stands, allowed or not (see `OpenTurn.allowed`). */
export function guessOffers(definition: HiLoDefinition, steps: readonly BoardStep[]): readonly GuessOffer[] {
  let [rung, ways, rank] = [0, 1n, 0];
  for (const step of steps) {
    if (step.kind !== 'card') continue;
    if (step.right === true && step.guess !== null) {
      rung += 1;
      ways *= BigInt(rightRanks(rank, step.guess));
    }
    rank = Math.floor(step.card / 4);
  }
  return (['higher', 'lower'] as const).map((guess) => {
    const right = rightRanks(rank, guess);
    const units = unitsFor(definition, BigInt(RANKS) ** BigInt(rung + 1), ways * BigInt(right));
    return { guess, choice: [GUESSES[guess]], wins: winsOf(rank, guess), units, rightRanks: right };
  });
}
