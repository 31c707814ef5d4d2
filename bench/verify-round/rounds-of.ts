import {
  commitmentOf,
  createFairStream,
  modesOf,
  decideRound,
  verifyRound,
  type Choice,
  type GameDefinition,
} from '@croupier/games';
import { choicesWithBet, nextChoice } from '@croupier/games/simulator/players.ts';
import { quickDraw } from '@croupier/games/simulator/quick-draw.ts';

/** Some finished rounds of a game, to be played again and to be verified. */
export interface FinishedRounds {
  /** Both answer how many rounds they were. */
  play(): number;
  /** Throws when one does not come to what was played, or its commitment is not the one of the seed. */
  verify(): number;
}

/** A benchmark decides nothing. */
const SERVER_SEED = '5e'.repeat(32);
const COMMITMENT = commitmentOf(SERVER_SEED);

/** Plays rounds to their end, each with the choices of the simulator's player. */
export function finishedRoundsOf(definition: GameDefinition, count: number): FinishedRounds {
  const mode = modesOf(definition)[0]!;
  const toss = quickDraw(1);
  const seeds = (nonce: number) => ({ serverSeed: SERVER_SEED, clientSeed: 'bench', nonce });
  const playOnce = (nonce: number, choices: readonly Choice[]) =>
    decideRound(definition, createFairStream({ ...seeds(nonce), domain: definition.id }), { mode, choices });
  const finished = Array.from({ length: count }, (_, nonce) => {
    const choices = [...choicesWithBet(definition, mode, toss)];
    let outcome = playOnce(nonce, choices);
    while (outcome.open !== null) {
      choices.push(nextChoice(outcome, outcome.open, toss));
      outcome = playOnce(nonce, choices);
    }
    return { nonce, choices, winUnits: outcome.winUnits };
  });
  return {
    play: () => finished.filter(({ nonce, choices }) => playOnce(nonce, choices)).length,
    verify: () => {
      for (const { nonce, choices, winUnits } of finished) {
        const input = { definition, ...seeds(nonce), commitment: COMMITMENT, entry: { mode, choices } };
        const { commitmentMatches, outcome } = verifyRound(input);
        if (!commitmentMatches || outcome.winUnits !== winUnits) throw new Error(`${definition.id} ${nonce}`);
      }
      return count;
    },
  };
}
