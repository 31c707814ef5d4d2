import { fourier } from './fourier.ts';

/** What many rounds in a row come to, in shares of all stakes. */
export interface Session {
  readonly rounds: number;
  /** Of a hundred such sessions, five return less than `p05`, half of them less than `p50`, five more than `p95`. */
  readonly p05: number;
  readonly p50: number;
  readonly p95: number;
  /** Probability to end with more than was staked. */
  readonly ahead: number;
}

/** Steps of the grid a stake is divided into, at most: finer than any quantile is shown. */
const STEPS_OF_STAKE = 20;
const SIZE = 2 ** 18;

/**
 * The law of so many independent rounds: the power of one round's characteristic function, on a grid that keeps the
 * mean of each win (a win between two steps is shared among them). Sums beyond the grid, 2¹⁸ steps, are too rare to show.
 */
export function sessionOf(distribution: Float64Array, stakeUnits: number, rounds: number): Session {
  const real = new Float64Array(SIZE);
  const imaginary = new Float64Array(SIZE);
  const stepUnits = Math.max(1, stakeUnits / STEPS_OF_STAKE);
  for (const [units, probability] of distribution.entries()) {
    const place = units / stepUnits;
    const below = Math.min(Math.floor(place), SIZE - 2);
    const share = Math.min(1, place - below);
    real[below]! += probability * (1 - share);
    real[below + 1]! += probability * share;
  }
  fourier(real, imaginary);
  for (let k = 0; k < SIZE; k += 1) {
    const length = Math.hypot(real[k]!, imaginary[k]!) ** rounds;
    const angle = Math.atan2(imaginary[k]!, real[k]!) * rounds;
    // The inverse transform is the transform of the conjugate.
    real[k] = length * Math.cos(angle);
    imaginary[k] = -length * Math.sin(angle);
  }
  fourier(real, imaginary);
  const stakedSteps = (rounds * stakeUnits) / stepUnits;
  const quantile = (share: number): number => {
    let sum = 0;
    const place = real.findIndex((probability) => (sum += probability / SIZE) >= share);
    return place / stakedSteps;
  };
  const ahead = real.reduce((sum, probability, at) => sum + (at > stakedSteps ? probability / SIZE : 0), 0);
  return { rounds, p05: quantile(0.05), p50: quantile(0.5), p95: quantile(0.95), ahead: Math.max(0, ahead) };
}
