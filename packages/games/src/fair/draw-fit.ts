import { chiSquareOf, upperP } from './statistics/chi-square.ts';

/** Pearson's chi-square of how often each place was drawn. */
export interface DrawFit {
  readonly chiSquare: number;
  readonly degrees: number;
  /** The chance that fair draws are at least so far from what is expected, from 0 to 1. */
  readonly p: number;
}

/** A place that is expected less often tells nothing: the statistic is not distributed as chi-square then (Cochran 1954). */
export const LEAST_EXPECTED = 5;

/**
 * Holds the counts of drawn places against the weights of their table. `expected` has one number a place: weight ÷ the sum of
 * the weights × all draws. `fit` is null while there are too few draws to tell, and for a table of one place.
 * Throws where there is not one count a place.
 */
export function fitOfDraws(
  weights: readonly number[],
  drawn: readonly number[],
): { readonly expected: readonly number[]; readonly fit: DrawFit | null } {
  if (drawn.length !== weights.length)
    throw new RangeError(`${weights.length} places have ${drawn.length} counts`);
  const draws = drawn.reduce((sum, count) => sum + count, 0);
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  const expected = weights.map((weight) => (weight / totalWeight) * draws);
  if (weights.length < 2 || Math.min(...expected) < LEAST_EXPECTED) return { expected, fit: null };
  const found = chiSquareOf(drawn, (place) => expected[place]!);
  return { expected, fit: { chiSquare: found.statistic, degrees: found.degrees, p: upperP(found) } };
}
