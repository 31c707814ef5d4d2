import { fourier } from './fourier.ts';
import { powerOfTwoFrom } from './walk-sums.ts';

/** What first passages follow from, round by round: `free` and `kernel` are rows of `walkSums`. */
export interface PassageInput {
  readonly stakeCells: number;
  readonly rounds: number;
  /** From the start to each cell below a stake: `stakeCells` a round. */
  readonly free: Float64Array;
  readonly kernel: PassageKernel;
}

/** From one cell below a stake to another, by their difference from 1 − stakeCells to stakeCells − 1. */
export interface PassageKernel {
  readonly sums: Float64Array;
  /** Transforms by their size, kept since several starts ask for the same. */
  readonly transforms: Map<number, readonly Complexes[]>;
}

export const passageKernel = (sums: Float64Array): PassageKernel => ({ sums, transforms: new Map() });

interface Complexes {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

/**
 * Probability that a walk falls below one stake for the first time after exactly so many rounds, and into which cell.
 *
 * A round takes one stake at most, so whoever comes below one stake comes into one of its cells. The free walk is in cell j
 * after t rounds either for the first time, or after it was first below a stake at an earlier t′ in some cell i:
 * f_t(j) = P_t(start → j) − Σ_{t′<t} Σ_i f_t′(i)·P_{t−t′}(i → j). Solved by halves, the older half carried into the newer
 * by one Fourier transform.
 * @see W. Feller, An Introduction to Probability Theory, vol. 1, XIII.10 (first passages as a renewal equation)
 * @returns `stakeCells` numbers a round, the first round first
 */
export function firstPassage({ stakeCells, rounds, free, kernel }: PassageInput): Float64Array {
  const passages = Float64Array.from(free);
  const solving = { stakeCells, rounds, passages, kernel };
  const solve = (from: number, size: number): void => {
    if (from >= rounds) return;
    if (size <= DIRECT_ROUNDS) return solveDirectly(solving, from, Math.min(rounds, from + size));
    solve(from, size / 2);
    carryOver(solving, from, size);
    solve(from + size / 2, size / 2);
  };
  solve(0, powerOfTwoFrom(rounds));
  return passages;
}

/** So few rounds are faster without a transform. */
const DIRECT_ROUNDS = 32;

interface Solving extends Omit<PassageInput, 'free'> {
  readonly passages: Float64Array;
}

function solveDirectly({ stakeCells, passages, kernel }: Solving, from: number, to: number): void {
  const width = 2 * stakeCells - 1;
  for (let round = from; round < to; round += 1) {
    for (let before = from; before < round; before += 1) {
      // Differences of rounds begin at 1, rows of sums too.
      const row = (round - before - 1) * width + stakeCells - 1;
      for (let cell = 0; cell < stakeCells; cell += 1) {
        let sum = 0;
        for (let other = 0; other < stakeCells; other += 1)
          sum += passages[before * stakeCells + other]! * kernel.sums[row + cell - other]!;
        passages[round * stakeCells + cell]! -= sum;
      }
    }
  }
}

/** Takes out of the newer half what came by first passages of the older one. */
function carryOver({ stakeCells, rounds, passages, kernel }: Solving, from: number, size: number): void {
  const half = size / 2;
  if (from + half >= rounds) return;
  const steps = transformedKernel(kernel, stakeCells, size);
  const older = Array.from({ length: stakeCells }, (_, cell) =>
    transformed(size, half, (at) => passages[(from + at) * stakeCells + cell]!),
  );
  for (let cell = 0; cell < stakeCells; cell += 1) {
    const real = new Float64Array(size);
    const imaginary = new Float64Array(size);
    for (const [other, one] of older.entries())
      addProduct(one, steps[cell - other + stakeCells - 1]!, { real, imaginary });
    // The inverse transform is the forward one of the conjugate.
    fourier(real, imaginary);
    for (let at = half; at < size && from + at < rounds; at += 1)
      passages[(from + at) * stakeCells + cell]! -= real[at]! / size;
  }
}

/** Adds the conjugate of a product. */
function addProduct(one: Complexes, other: Complexes, { real, imaginary }: Complexes): void {
  for (let k = 0; k < real.length; k += 1) {
    const [a, b, c, d] = [one.real[k]!, one.imaginary[k]!, other.real[k]!, other.imaginary[k]!];
    real[k]! += a * c - b * d;
    imaginary[k]! -= a * d + b * c;
  }
}

function transformedKernel({ sums, transforms }: PassageKernel, stakeCells: number, size: number) {
  const known = transforms.get(size);
  if (known) return known;
  const width = 2 * stakeCells - 1;
  const made = Array.from({ length: width }, (_, column) =>
    transformed(size, size, (at) => (at === 0 ? 0 : (sums[(at - 1) * width + column] ?? 0))),
  );
  transforms.set(size, made);
  return made;
}

function transformed(size: number, length: number, valueAt: (at: number) => number): Complexes {
  const real = new Float64Array(size);
  for (let at = 0; at < length; at += 1) real[at] = valueAt(at);
  const imaginary = new Float64Array(size);
  fourier(real, imaginary);
  return { real, imaginary };
}
