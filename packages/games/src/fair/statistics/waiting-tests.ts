import { chiSquareOf, type ChiSquare } from './chi-square.ts';

const LEAST_EXPECTED = 10;

/** Coupon collector: how many results until every one of `range` has come, against the exact law of that number. */
export function couponTest(results: Uint8Array, range: number): ChiSquare {
  const lengths: number[] = [];
  let [seen, since, lastRound] = [0, 0, 1];
  const seenIn = new Uint32Array(range);
  for (const result of results) {
    since += 1;
    if (seenIn[result] !== lastRound) {
      seenIn[result] = lastRound;
      seen += 1;
    }
    if (seen === range) {
      lengths.push(since);
      [seen, since, lastRound] = [0, 0, lastRound + 1];
    }
  }
  const law = couponLaw(range);
  const counts = new Float64Array(law.length);
  for (const length of lengths) counts[Math.min(length, law.length - 1)]! += 1;
  return chiSquareOf(counts, (length) => law[length]! * lengths.length, LEAST_EXPECTED);
}

/** P(all have come first after t results); the last entry is everything longer. */
function couponLaw(range: number): number[] {
  let chances = new Float64Array(range + 1);
  chances[0] = 1;
  const law = [0];
  let left = 1;
  while (left > 1e-4) {
    const next = new Float64Array(range + 1);
    for (let have = 0; have < range; have += 1) {
      next[have]! += (chances[have]! * have) / range;
      next[have + 1]! += (chances[have]! * (range - have)) / range;
    }
    law.push(next[range]!);
    left -= next[range]!;
    next[range] = 0;
    chances = next;
  }
  law.push(left);
  return law;
}

/** Gaps: how many results lie between two from the lowest quarter, against the geometric law. */
export function gapTest(results: Uint8Array, range: number): ChiSquare {
  const low = Math.max(1, Math.floor(range / 4));
  const chance = low / range;
  const longest = Math.ceil(Math.log(1e-4) / Math.log(1 - chance));
  const counts = new Float64Array(longest + 1);
  let [gap, gaps] = [-1, 0];
  for (const result of results) {
    if (result >= low) {
      if (gap >= 0) gap += 1;
      continue;
    }
    if (gap >= 0) {
      counts[Math.min(gap, longest)]! += 1;
      gaps += 1;
    }
    gap = 0;
  }
  const law = (length: number): number =>
    length === longest ? (1 - chance) ** longest : chance * (1 - chance) ** length;
  return chiSquareOf(counts, (length) => law(length) * gaps, LEAST_EXPECTED);
}
