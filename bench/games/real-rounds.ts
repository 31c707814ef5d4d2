import {
  createFairStream,
  modesOf,
  decideRound,
  stakeUnitsOf,
  winMinorOf,
  type Choice,
  type GameDefinition,
} from '@croupier/games';
import { choicesWithBet, nextChoice } from '@croupier/games/simulator/players.ts';
import { quickDraw } from '@croupier/games/simulator/quick-draw.ts';

const PORTION = 200;

/**
 * Rounds as the server plays them, from the seeds to the JSON of the answer. A round of several steps is answered step by
 * step, each time played again from its start; a flight and a ticket, which the server gives, are drawn here.
 * @returns work that plays some rounds and answers how many
 */
export function realRoundsOf(definition: GameDefinition): () => number {
  const mode = modesOf(definition)[0]!;
  const stakeMinor = BigInt(stakeUnitsOf(definition));
  const toss = quickDraw(1);
  let nonce = 0;
  let bytes = 0;
  const answered = (choices: readonly Choice[]) => {
    const draw = createFairStream({
      serverSeed: KNOWN_SEED,
      clientSeed: 'bench',
      nonce,
      domain: definition.id,
    });
    const outcome = decideRound(definition, draw, { mode, choices });
    bytes += JSON.stringify({
      outcome,
      winMinor: String(winMinorOf(outcome, definition, stakeMinor)),
    }).length;
    return outcome;
  };
  return () => {
    for (let round = 0; round < PORTION; round += 1) {
      const choices = [...choicesWithBet(definition, mode, toss)];
      let outcome = answered(choices);
      while (outcome.open !== null) {
        choices.push(nextChoice(outcome, outcome.open, toss));
        outcome = answered(choices);
      }
      nonce += 1;
    }
    if (bytes === 0) throw new Error('Every round has something to tell');
    return PORTION;
  };
}

/** A benchmark decides nothing. */
const KNOWN_SEED = '5e'.repeat(32);
