import { chiSquareOf, sumOf, type ChiSquare } from './chi-square.ts';
import { couponTest, gapTest } from './waiting-tests.ts';
import { resultsAt, type Sample } from './sample.ts';

/** A test by the name that laboratories give it; undefined where it says nothing of this sample. */
export type StatisticalTest = (sample: Sample) => ChiSquare | undefined;

/** The tests that GLI-11 and GLI-19 name for the numbers that players see. */
export const TESTS: Readonly<Record<string, StatisticalTest>> = {
  'total distribution': (sample) =>
    perPlace(sample, (results, range) => chiSquareOf(countsOf(results, range), () => results.length / range)),
  overlaps: (sample) => perPlace(sample, overlapsOf),
  'coupon collector': (sample) => perPlace(sample, couponTest),
  gaps: (sample) => perPlace(sample, gapTest),
  runs: (sample) => perPlace(sample, runsOf),
  'interplay correlation': interplay,
  'serial correlation': (sample) => perPlace(sample, serialOf),
  duplicates,
};

function perPlace(sample: Sample, test: (results: Uint8Array, range: number) => ChiSquare): ChiSquare {
  return sumOf(sample.ranges.map((range, place) => test(resultsAt(sample, place), range)));
}

function countsOf(results: Uint8Array, range: number): Float64Array {
  const counts = new Float64Array(range);
  for (const result of results) counts[result]! += 1;
  return counts;
}

/** Good's serial test: pairs that overlap, less what their single members explain; n² − n degrees. */
function overlapsOf(results: Uint8Array, range: number): ChiSquare {
  const pairs = new Float64Array(range * range);
  let before = results.at(-1)!;
  for (const result of results) {
    pairs[before * range + result]! += 1;
    before = result;
  }
  const ofPairs = chiSquareOf(pairs, () => results.length / range ** 2);
  const ofSingles = chiSquareOf(countsOf(results, range), () => results.length / range);
  return { statistic: ofPairs.statistic - ofSingles.statistic, degrees: range ** 2 - range };
}

/** How often the results change between the lower and the upper half, against the mean and variance of fair ones. */
function runsOf(results: Uint8Array, range: number): ChiSquare {
  const half = Math.floor(range / 2);
  const share = (half / range) * (1 - half / range);
  let changes = 0;
  for (let at = 1; at < results.length; at += 1)
    if (results[at]! < half !== results[at - 1]! < half) changes += 1;
  const steps = results.length - 1;
  const variance = steps * 2 * share * (1 - 2 * share) + 2 * (steps - 1) * (share - 4 * share ** 2);
  return { statistic: (changes - steps * 2 * share) ** 2 / variance, degrees: 1 };
}

const LAGS = [1, 2, 3, 4, 5];

/** Correlation of each result with those one to five rounds later. */
function serialOf(results: Uint8Array, range: number): ChiSquare {
  const mean = (range - 1) / 2;
  const variance = (range ** 2 - 1) / 12;
  const squares = LAGS.map((lag) => {
    let sum = 0;
    for (let at = lag; at < results.length; at += 1)
      sum += (results[at]! - mean) * (results[at - lag]! - mean);
    return sum ** 2 / ((results.length - lag) * variance ** 2);
  });
  return { statistic: squares.reduce((a, b) => a + b, 0), degrees: LAGS.length };
}

/** Whether the places of one round know of one another: every pair of them as a table of both results. */
function interplay({ ranges, rounds, values }: Sample): ChiSquare | undefined {
  if (ranges.length < 2) return undefined;
  const places = [...ranges.keys()];
  const pairs = places.flatMap((one) => places.slice(one + 1).map((other) => [one, other] as const));
  return sumOf(
    pairs.map(([one, other]) => {
      const [rows, columns] = [ranges[one]!, ranges[other]!];
      const table = new Float64Array(rows * columns);
      const ofRows = new Float64Array(rows);
      const ofColumns = new Float64Array(columns);
      for (let at = 0; at < values.length; at += ranges.length) {
        const [row, column] = [values[at + one]!, values[at + other]!];
        table[row * columns + column]! += 1;
        ofRows[row]! += 1;
        ofColumns[column]! += 1;
      }
      const { statistic } = chiSquareOf(
        table,
        (cell) => (ofRows[Math.floor(cell / columns)]! * ofColumns[cell % columns]!) / rounds || 1e-9,
      );
      return { statistic, degrees: (rows - 1) * (columns - 1) };
    }),
  );
}

const DUPLICATES_ROUNDS = 40_000;

/** Equal rounds: pairs of them come as a Poisson number. Says something only where they are rare. */
function duplicates({ ranges, rounds, values }: Sample): ChiSquare | undefined {
  const looked = Math.min(rounds, DUPLICATES_ROUNDS);
  const expected = (looked * (looked - 1)) / 2 / ranges.reduce((product, range) => product * range, 1);
  if (expected > 1000) return undefined;
  const seen = new Map<string, number>();
  let pairs = 0;
  for (let round = 0; round < looked; round += 1) {
    const key = values.subarray(round * ranges.length, (round + 1) * ranges.length).join();
    const before = seen.get(key) ?? 0;
    pairs += before;
    seen.set(key, before + 1);
  }
  // P(Poisson(m) ≥ k) is P(chi-square with 2k degrees ≤ 2m); the other side makes the two-sided chance of the count.
  return { statistic: 2 * expected, degrees: 2 * pairs + 1 };
}
