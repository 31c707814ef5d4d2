import {
  createFairStream,
  isGridDefinition,
  playRound,
  spinStepsOf,
  type Choice,
  type Draw,
  type GameDefinition,
  type RoundOutcome,
} from '@croupier/games';

const MOST_NONCES = 20_000;
const MOST_DRAWS = 2_000;
const FEATURES = new Set(['free', 'respin', 'hold']);

/**
 * Draws of a round with free spins, re-spins or a hold-and-win feature, found by trying; where the round asks, the first
 * choice allowed is made. Undefined for a game that has no such thing.
 */
export function featureDraws(definition: GameDefinition): number[] | undefined {
  if (!isGridDefinition(definition)) return undefined;
  for (let nonce = 0; nonce < MOST_NONCES; nonce += 1) {
    const first = playRecorded(definition, nonce, []);
    const { outcome, draws } = finish(definition, nonce, first);
    if (draws.length <= MOST_DRAWS && spinStepsOf(outcome).some(({ kind }) => FEATURES.has(kind)))
      return draws;
  }
  return undefined;
}

interface Recorded {
  readonly outcome: RoundOutcome;
  readonly draws: number[];
}

function finish(definition: GameDefinition, nonce: number, first: Recorded): Recorded {
  const choices: Choice[] = [];
  let played = first;
  while (played.outcome.open) {
    choices.push(played.outcome.open.allowed[0]!);
    played = playRecorded(definition, nonce, choices);
  }
  return played;
}

function playRecorded(definition: GameDefinition, nonce: number, choices: readonly Choice[]): Recorded {
  const seeds = { serverSeed: '00'.repeat(32), clientSeed: 'feature', nonce, domain: definition.id };
  const stream = createFairStream(seeds);
  const draws: number[] = [];
  const draw: Draw = {
    below(n, what) {
      const result = stream.below(n, what);
      draws.push(result);
      return result;
    },
  };
  return { outcome: playRound(definition, draw, { mode: 'main', choices }), draws };
}
