import type { GameDefinition } from '../definition.ts';
import { stakeUnitsOf } from '../read-definition.ts';
import { exactDigits, simulatedDigits } from './held-digits.ts';
import { parSheetOf, type ParSheet } from './par-sheet.ts';
import { sessionOf, type Session } from './session.ts';

/** A mode's maths as the house declares it: the sheet without its long distribution, what pages and checks read. Probabilities
 * have the digits that hold, a simulated return has its error beside it. */
export interface DeclaredSheet extends Omit<ParSheet, 'distribution'> {
  /** Half width of the 95 % interval of a simulated return; 0 where it is exact. */
  readonly rtpMargin: number;
  /** Probability that a round wins at least so many stakes. */
  readonly atLeast: readonly { readonly stakes: number; readonly probability: number }[];
  /** What a thousand rounds look like. */
  readonly thousand: Session;
}

const STAKES = [0.0001, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000];
const Z_95 = 1.959964;

/** Computes what a mode declares. Heavy where its law is. */
export function declare(definition: GameDefinition, mode: string): DeclaredSheet {
  const { distribution, ...sheet } = parSheetOf(definition, mode);
  const stakeUnits = stakeUnitsOf(definition);
  const rounds = sheet.simulatedRounds;
  const held = (probability: number): number =>
    rounds === null ? exactDigits(probability) : simulatedDigits(probability, rounds);
  return {
    ...sheet,
    hitFrequency: held(sheet.hitFrequency),
    maximumWinProbability: held(sheet.maximumWinProbability),
    rtpMargin: rounds === null ? 0 : (Z_95 * sheet.sigmaStakes) / Math.sqrt(rounds),
    atLeast: STAKES.filter((stakes) => stakes <= sheet.maximumWinStakes).map((stakes) => ({
      stakes: stakes < 1 ? 0 : stakes,
      probability: held(
        distribution
          .subarray(Math.max(1, Math.ceil(stakes * stakeUnits)))
          .reduce((sum, probability) => sum + probability, 0),
      ),
    })),
    thousand: sessionOf(distribution, stakeUnits, 1_000),
  };
}
