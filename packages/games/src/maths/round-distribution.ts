import { fourier } from './fourier.ts';
import type { SpinWeights } from './spin-weights.ts';

/**
 * The exact distribution of a whole round's win with the cap in force.
 * @returns probabilities by units, index 0 to `maximumWinUnits`; the last one holds every round that is
 * capped. Exact to about 10⁻¹⁴ in each entry.
 *
 * A free spin with all that follows has the generating function F(z) = Σ A_L(z)·F(z)^L, where A_L(z) gathers
 * the spins that win L more; a round has R(z) = Σ B_L(z)·F(z)^L. Both are solved at N points z on a circle
 * and carried back by one Fourier transform. What lies beyond N would fold back onto the small wins: the
 * circle's radius is less than 1, which shrinks that part by radius^N.
 */
export function roundDistribution(
  base: SpinWeights,
  free: SpinWeights | undefined,
  maximumWinUnits: number,
): Float64Array {
  return mixedRoundDistribution(base, free === undefined ? [] : [free], maximumWinUnits);
}

/**
 * The same where a round that wins free spins draws which of several kinds all of them are, each equally likely.
 * @param frees none where the game has no free spins
 */
export function mixedRoundDistribution(
  base: SpinWeights,
  frees: readonly SpinWeights[],
  maximumWinUnits: number,
): Float64Array {
  const pays =
    frees.length === 0 || base.results.every(({ freeSpins }) => freeSpins === 0)
      ? paysOfOneSpin(base, maximumWinUnits)
      : paysWithFreeSpins(base, frees, maximumWinUnits);
  let below = 0;
  for (let units = 0; units < maximumWinUnits; units += 1) below += pays[units]!;
  pays[maximumWinUnits] = 1 - below;
  return pays;
}

function paysOfOneSpin(base: SpinWeights, maximumWinUnits: number): Float64Array {
  const pays = new Float64Array(maximumWinUnits + 1);
  for (const { units, weight } of base.results) {
    pays[Math.min(units, maximumWinUnits)]! += weight / base.combinations;
  }
  return pays;
}

function paysWithFreeSpins(
  base: SpinWeights,
  frees: readonly SpinWeights[],
  maximumWinUnits: number,
): Float64Array {
  const size = Math.max(LEAST_SIZE, 2 ** Math.ceil(Math.log2(2 * (maximumWinUnits + 1))));
  const radius = FOLDED_PART ** (1 / size);
  const baseTerms = transformByFreeSpins(base, size, radius);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (const free of frees) {
    const freeTerms = transformByFreeSpins(free, size, radius);
    for (let k = 0; k <= size / 2; k += 1) {
      const value = evaluate(baseTerms, k, solveChain(freeTerms, k));
      // The inverse transform is the forward one of the conjugate, conjugated; its result is real.
      real[k]! += value.real / frees.length;
      imaginary[k]! -= value.imaginary / frees.length;
    }
  }
  // The coefficients are real, so the upper half of the circle mirrors the lower.
  for (let k = 1; k < size / 2; k += 1) {
    real[size - k] = real[k]!;
    imaginary[size - k] = -imaginary[k]!;
  }
  fourier(real, imaginary);
  const pays = new Float64Array(maximumWinUnits + 1);
  for (let units = 0; units < maximumWinUnits; units += 1)
    pays[units] = real[units]! / size / radius ** units;
  return pays;
}

/** How much what lies one circle further weighs. Less would let rounding errors grow at the upper end. */
const FOLDED_PART = 1e-6;
/** A low cap alone would leave too much of the distribution to fold back. */
const LEAST_SIZE = 2 ** 12;

interface Complex {
  readonly real: number;
  readonly imaginary: number;
}

/** The spins that win the same number of free spins, as values of their generating function on the circle. */
interface Term {
  readonly freeSpins: number;
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

function transformByFreeSpins(spins: SpinWeights, size: number, radius: number): Term[] {
  const counts = [...new Set(spins.results.map(({ freeSpins }) => freeSpins))].sort((a, b) => a - b);
  return counts.map((count) => {
    const real = new Float64Array(size);
    const imaginary = new Float64Array(size);
    for (const { units, freeSpins, weight } of spins.results) {
      if (freeSpins === count) real[units % size]! += (weight / spins.combinations) * radius ** units;
    }
    fourier(real, imaginary);
    return { freeSpins: count, real, imaginary };
  });
}

/** F at one point: iterating the equation contracts, since a free spin wins less than one more on average. */
function solveChain(terms: readonly Term[], k: number): Complex {
  let value: Complex = { real: terms[0]!.real[k]!, imaginary: terms[0]!.imaginary[k]! };
  for (let round = 0; round < MOST_ITERATIONS; round += 1) {
    const next = evaluate(terms, k, value);
    const change = Math.abs(next.real - value.real) + Math.abs(next.imaginary - value.imaginary);
    value = next;
    if (change < 1e-16) break;
  }
  return value;
}

const MOST_ITERATIONS = 200;

/** Σ term_L·value^L at point k; each power is reached from the one before. */
function evaluate(terms: readonly Term[], k: number, value: Complex): Complex {
  let [real, imaginary] = [0, 0];
  let power: Complex = ONE;
  let exponent = 0;
  for (const term of terms) {
    power = multiply(power, powerOf(value, term.freeSpins - exponent));
    exponent = term.freeSpins;
    real += term.real[k]! * power.real - term.imaginary[k]! * power.imaginary;
    imaginary += term.real[k]! * power.imaginary + term.imaginary[k]! * power.real;
  }
  return { real, imaginary };
}

const ONE: Complex = { real: 1, imaginary: 0 };

function powerOf(value: Complex, exponent: number): Complex {
  let result = ONE;
  let square = value;
  for (let rest = exponent; rest > 0; rest >>= 1) {
    if ((rest & 1) === 1) result = multiply(result, square);
    if (rest > 1) square = multiply(square, square);
  }
  return result;
}

function multiply(a: Complex, b: Complex): Complex {
  return {
    real: a.real * b.real - a.imaginary * b.imaginary,
    imaginary: a.real * b.imaginary + a.imaginary * b.real,
  };
}
