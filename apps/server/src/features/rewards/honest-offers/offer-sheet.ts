import type { OfferFigures } from '@croupier/games/maths/spins-law.ts';
import type { GameQuestion } from './offer-questions.ts';

/** Figures of a bonus on one game. Amounts as digits of minor units. */
export interface OfferSheetRow extends GameQuestion {
  readonly expectedCostMinor: string;
  readonly chanceToFinishMicro: number;
  readonly expectedLeftMinor: string;
  readonly method: 'exact' | 'simulated';
  readonly rounds: number | null;
  readonly marginMicro: number | null;
}

/** The honest cost of a version of a bonus in one currency, as it is kept. */
export interface OfferSheet {
  /** The bonus that it was computed for; of a percentage, its maximum, of spins, the sum of their stakes. */
  readonly forMinor: string;
  /** The own money beside it: the deposit that brings so much, or the least that does. */
  readonly ownMinor: string;
  readonly wagerMinor: string;
  /**
   * The game whose figures stand for all: of those with a counted law the middle one by what wagering costs, of spins by the return.
   * Null where no game counts.
   */
  readonly shown: string | null;
  /** Rows of the three games that cost least, the one in the middle and the one that costs most; of spins, of all their games. */
  readonly rows: readonly OfferSheetRow[];
}

export const rowOf = (question: GameQuestion, figures: OfferFigures): OfferSheetRow => ({
  ...question,
  expectedCostMinor: String(figures.expectedCostMinor),
  chanceToFinishMicro: figures.chanceToFinishMicro,
  expectedLeftMinor: String(figures.expectedLeftMinor),
  method: figures.method,
  rounds: figures.rounds,
  marginMicro: figures.marginMicro,
});
