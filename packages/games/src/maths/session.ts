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

/** The law of so many independent rounds in a row. */
export function sessionOf(distribution: Float64Array, stakeUnits: number, rounds: number): Session {
  const { probabilities, stepsOfStake } = stepsOfSum(distribution, stakeUnits, rounds);
  const stakedSteps = rounds * stepsOfStake;
  const quantile = (share: number): number => {
    let sum = 0;
    const place = probabilities.findIndex((probability) => (sum += probability) >= share);
    return place / stakedSteps;
  };
  const ahead = probabilities.reduce((sum, probability, at) => sum + (at > stakedSteps ? probability : 0), 0);
  return { rounds, p05: quantile(0.05), p50: quantile(0.5), p95: quantile(0.95), ahead: Math.max(0, ahead) };
}

/**
 * The law of what so many independent rounds win together: the power of one round's characteristic function, on a grid that
 * keeps the mean of each win (a win between two steps is shared among them). Sums beyond the grid, 2¹⁸ steps, are too rare to show.
 * @returns the probability of each sum in steps
 */
export function stepsOfSum(
  distribution: Float64Array,
  stakeUnits: number,
  rounds: number,
): { readonly probabilities: Float64Array; readonly stepsOfStake: number } {
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
  return { probabilities: real.map((value) => value / SIZE), stepsOfStake: stakeUnits / stepUnits };
}
