import type { Draw } from '../draw.ts';
import { twoSidedP } from './chi-square.ts';
import { OUTPUTS } from './outputs.ts';
import { takeSample, type Output } from './sample.ts';
import { TESTS } from './tests.ts';

export interface Finding {
  readonly output: string;
  readonly test: string;
  /** Chance that a good source does as badly or worse. */
  readonly p: number;
  /** True when the whole family of tests, at its confidence, refuses the source for it. */
  readonly rejected: boolean;
}

/** A fair source is refused in one examination out of a hundred, whichever of its tests it is. */
const FAMILY_ALPHA = 0.01;

/**
 * Puts a source through every test on every output, and holds the family of them at 99 % confidence by Holm's method.
 * @param roundsOf how many rounds of an output that shows so many results each
 * @param sourceOf the draw of round `nonce` in a domain
 */
export function examine(
  roundsOf: (results: number) => number,
  sourceOf: (domain: string) => (nonce: number) => Draw,
  outputs: readonly Output[] = OUTPUTS,
): Finding[] {
  const found = outputs.flatMap((output) => {
    const sample = takeSample(output, roundsOf(output.ranges.length), sourceOf(output.domain));
    return Object.entries(TESTS).flatMap(([test, run]) => {
      const result = run(sample);
      return result === undefined ? [] : [{ output: output.name, test, p: twoSidedP(result) }];
    });
  });
  return withHolm(found);
}

function withHolm(found: readonly Omit<Finding, 'rejected'>[]): Finding[] {
  let stillRejecting = true;
  return found
    .toSorted((a, b) => a.p - b.p)
    .map((finding, rank) => {
      stillRejecting &&= finding.p <= FAMILY_ALPHA / (found.length - rank);
      return { ...finding, rejected: stillRejecting };
    });
}
