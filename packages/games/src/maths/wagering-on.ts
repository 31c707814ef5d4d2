import { cascadeRulesOf } from '../cascade/cascade-rules.ts';
import { createFastRounds } from '../cascade/fast-rounds.ts';
import type { GameDefinition } from '../definition.ts';
import { stakeUnitsOf } from '../read-definition.ts';
import { fastBelow } from '../simulator/fast-below.ts';
import { wageringByLaw, type Wagering } from './bonus-law.ts';
import { roundsToWager, type BonusTerms } from './bonus-terms.ts';
import { declaredSheetOf } from './declared.ts';
import { lawOf } from './laws.ts';
import { simulateWagering } from './simulated-bonus.ts';

/** What is to be reckoned: a bonus on one way to play a game. */
export interface WageringOn {
  readonly definition: GameDefinition;
  readonly mode: string;
  readonly terms: BonusTerms;
}

/** A simulation takes some seconds, and has players enough for a margin of a few per cent. */
const MOST_ROUNDS = 3_000_000;
const FEWEST_PLAYERS = 400;
const MOST_PLAYERS = 10_000;

/**
 * Reckons what wagering comes to: by the law of the game where it is exact, else by playing it, with the same rounds for the same
 * seed. Laws are remembered from one question to the next. Heavy: seconds for each question.
 */
export function createWageringOn(seed: number): (asked: WageringOn) => Wagering {
  const laws = new Map<string, Float64Array>();
  return ({ definition, mode, terms }) => {
    const declared = declaredSheetOf(definition, mode);
    const stakeUnits = stakeUnitsOf(definition);
    if (declared.method === 'simulated')
      return simulateWagering(
        terms,
        { stakeUnits, rtp: declared.rtp, winUnits: playerOf(definition, seed) },
        playersFor(terms),
      );
    const name = `${definition.id} ${mode}`;
    const distribution = laws.get(name) ?? lawOf(definition, mode).distribution;
    laws.set(name, distribution);
    return wageringByLaw(terms, { distribution, stakeUnits });
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
