import { cascadeRulesOf } from '../cascade/cascade-rules.ts';
import { createFastRounds } from '../cascade/fast-rounds.ts';
import type { GameDefinition } from '../definition.ts';
import { stakeUnitsOf } from '../read-definition.ts';
import { fastBelow } from '../simulator/fast-below.ts';
import { wageringByLaw, type Wagering } from './bonus-law.ts';
import { roundsToWager, type BonusTerms, type RoundWins } from './bonus-terms.ts';
import { declaredSheetOf } from './declared.ts';
import { lawOf } from './laws.ts';
import { simulateWagering, type PlayedWins } from './simulated-bonus.ts';
import { simulateSpins, spinsByLaw, type OfferFigures, type SpinsTerms } from './spins-law.ts';

/** A bonus on one way to play a game. */
interface OnGame<Terms> {
  readonly definition: GameDefinition;
  readonly mode: string;
  readonly terms: Terms;
}

/** A simulation takes some seconds, and has players enough for a margin of a few per cent. */
const MOST_ROUNDS = 3_000_000;
const FEWEST_PLAYERS = 400;
const MOST_PLAYERS = 10_000;

/**
 * Reckons what a bonus comes to on a game, money that is wagered or free rounds: by the law of the game where it is exact, else by
 * playing it, with the same rounds for the same seed. Laws are remembered from one question to the next. Heavy: seconds for each question.
 */
export function createReckoner(seed: number) {
  const laws = new Map<string, Float64Array>();
  const reckon = <Terms, Figures>(
    { definition, mode, terms }: OnGame<Terms>,
    byLaw: (terms: Terms, law: RoundWins) => Figures,
    byPlay: (terms: Terms, game: PlayedWins) => Figures,
  ): Figures => {
    const { method, rtp } = declaredSheetOf(definition, mode);
    const stakeUnits = stakeUnitsOf(definition);
    if (method === 'simulated')
      return byPlay(terms, { stakeUnits, rtp, winUnits: playerOf(definition, seed) });
    const name = `${definition.id} ${mode}`;
    const distribution = laws.get(name) ?? lawOf(definition, mode).distribution;
    laws.set(name, distribution);
    return byLaw(terms, { distribution, stakeUnits });
  };
  const simulate = (terms: BonusTerms, game: PlayedWins) => simulateWagering(terms, game, playersFor(terms));
  return {
    wagering: (asked: OnGame<BonusTerms>): Wagering => reckon(asked, wageringByLaw, simulate),
    spins: (asked: OnGame<SpinsTerms>): OfferFigures => reckon(asked, spinsByLaw, simulateSpins),
  };
}

const playersFor = (terms: BonusTerms): number =>
  Math.min(
    MOST_PLAYERS,
    Math.max(FEWEST_PLAYERS, Math.floor(MOST_ROUNDS / Math.max(1, roundsToWager(terms)))),
  );

function playerOf(definition: GameDefinition, seed: number): () => number {
  if (definition.engine !== 'cascade') throw new Error(`Nothing plays ${definition.id} fast enough`);
  const rules = cascadeRulesOf(definition);
  const rounds = createFastRounds(rules, fastBelow(seed));
  const { maximumWinUnits } = rules;
  return () => Math.min(rounds.play(maximumWinUnits), maximumWinUnits);
}
