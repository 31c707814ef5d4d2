import type { InputOf } from '@croupier/contract/kit';
import type { testOutcome } from '@croupier/contract/site/test-data';
import {
  choiceOfAbandoned,
  createFairStream,
  EntryError,
  isGridDefinition,
  modesOf,
  decideRound,
  spinStepsOf,
  stakeUnitsOf,
  type Choice,
  type Draw,
  type GameDefinition,
  type RoundOutcome,
} from '@croupier/games';

export type Wish = Pick<InputOf<typeof testOutcome>['body'], 'outcome' | 'mode' | 'choices'>;

const MOST_NONCES = 20_000;
const MOST_DRAWS = 2_000;
const FEATURES = new Set(['free', 'respin', 'hold']);

/**
 * Draws of a round that ends as wished, found by trying; after the wish's own choices the money is taken where it can
 * be, else the first choice allowed is made. Undefined where no round ends so, or none of its draws decide it.
 */
export function wishedDraws(definition: GameDefinition, wish: Wish): number[] | undefined {
  if (definition.engine === 'crash') return undefined;
  const { mode = modesOf(definition)[0]!, choices = [] } = wish;
  for (let nonce = 0; nonce < MOST_NONCES; nonce += 1) {
    const round = playToItsEnd(definition, nonce, { mode, choices });
    if (round && round.draws.length <= MOST_DRAWS && isAsWished(wish, definition, round.outcome))
      return round.draws;
  }
  return undefined;
}

function isAsWished({ outcome: wished }: Wish, definition: GameDefinition, outcome: RoundOutcome): boolean {
  const hasFeature =
    isGridDefinition(definition) && spinStepsOf(outcome).some(({ kind }) => FEATURES.has(kind));
  if (wished === 'feature') return hasFeature;
  if (hasFeature) return false;
  return wished === 'lost' ? outcome.winUnits === 0 : outcome.winUnits > stakeUnitsOf(definition);
}

interface Recorded {
  readonly outcome: RoundOutcome;
  readonly draws: number[];
}

interface Played {
  readonly mode: string;
  readonly choices: readonly Choice[];
}

/** Undefined where these draws do not allow a choice that is wished. */
function playToItsEnd(definition: GameDefinition, nonce: number, wished: Played): Recorded | undefined {
  const choices = [...wished.choices];
  try {
    for (;;) {
      const played = playRecorded(definition, nonce, { ...wished, choices });
      const next = choiceOfAbandoned(played.outcome);
      if (next === undefined) return played;
      choices.push(next);
    }
  } catch (error) {
    if (error instanceof EntryError) return undefined;
    throw error;
  }
}

function playRecorded(definition: GameDefinition, nonce: number, entry: Played): Recorded {
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
  return { outcome: decideRound(definition, draw, entry), draws };
}
