import type { Wagering } from '@croupier/games/maths/bonus-law.ts';
import type { GameQuestion } from './offer-questions.ts';

/** How one game wagers a bonus. Amounts as digits of minor units. */
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
  /** The bonus that it was computed for; of a percentage, its maximum. */
  readonly forMinor: string;
  /** The own money beside it: the deposit that brings so much, or the least that does. */
  readonly ownMinor: string;
  readonly wagerMinor: string;
  /** The game whose figures stand for all: by what wagering costs the middle one of those with a counted law. Null where no game counts. */
  readonly shown: string | null;
  /** Rows of the three games that cost least, the one in the middle and the one that costs most. */
  readonly rows: readonly OfferSheetRow[];
}

export const rowOf = (question: GameQuestion, wagering: Wagering): OfferSheetRow => ({
  ...question,
  expectedCostMinor: String(wagering.expectedCostMinor),
  chanceToFinishMicro: wagering.chanceToFinishMicro,
  expectedLeftMinor: String(wagering.expectedLeftMinor),
  method: wagering.method,
  rounds: wagering.rounds,
  marginMicro: wagering.marginMicro,
});
