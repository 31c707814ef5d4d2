import { fourier } from './fourier.ts';

/** A bankroll in cells, of which a stake is a whole number: each round takes the stake and gives back a win. */
export interface Walk {
  readonly stakeCells: number;
  /** Probability of each win by cells; sums to 1. */
  readonly wins: Float64Array;
}

/** A row of sums that is asked for: entry i is Σ w(x)·P(S = x + from + i), where S is what so many rounds change. */
export interface AskedSums {
  readonly from: number;
  readonly length: number;
  /** w(x) for x from 0; left out, it is 1 at 0 and entry i is a probability. */
  readonly weights?: Float64Array;
}

/**
 * The law of the free walk, which may fall below nothing, after 1 to `rounds` rounds, where it is asked for. Exact to about
 * 10⁻¹⁰: the powers of one round's characteristic function, on a circle of radius below 1 that shrinks what would fold back.
 * @returns for each row that is asked for `rounds × length` numbers, the first round first
 */
export function walkSums(walk: Walk, rounds: number, asked: readonly AskedSums[]): Float64Array[] {
  const sums = asked.map(({ length }) => new Float64Array(rounds * length));
  const reach = Math.max(...asked.map(({ from, weights }) => Math.abs(from) + (weights?.length ?? 1)));
  // Few rounds go less far, and need fewer points of the circle.
  for (let first = 1; first <= rounds; first = first === 1 ? LEAST_ROUNDS : first * 2) {
    const last = Math.min(rounds, Math.max(first * 2, LEAST_ROUNDS) - 1);
    const size = powerOfTwoFrom((last + 2) * walk.stakeCells + reach);
    sumPoints(circleOf(walk, size), { asked, sums, first, last });
  }
  return sums;
}

const LEAST_ROUNDS = 32;
/** How much what lies one circle further weighs. */
const FOLDED_PART = 1e-10;
/** A point whose power is smaller adds nothing that a double could show. */
const LEAST_POWER = 1e-18;

export const powerOfTwoFrom = (least: number): number => 2 ** Math.ceil(Math.log2(least));

interface Circle {
  readonly size: number;
  readonly radius: number;
  /** The characteristic function of one round at the points of the upper half. */
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

function circleOf({ stakeCells, wins }: Walk, size: number): Circle {
  const radius = FOLDED_PART ** (1 / size);
  const { real, imaginary } = transformOf(wins, size, radius);
  for (let k = 0; k <= size / 2; k += 1) {
    const angle = (-2 * Math.PI * k * stakeCells) / size;
    const [cos, sin] = [Math.cos(angle) / radius ** stakeCells, Math.sin(angle) / radius ** stakeCells];
    // The transform turns the other way: its conjugate is meant.
    const [a, b] = [real[k]!, -imaginary[k]!];
    real[k] = a * cos - b * sin;
    imaginary[k] = a * sin + b * cos;
  }
  return { size, radius, real, imaginary };
}

function transformOf(values: Float64Array, size: number, radius: number) {
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (const [at, value] of values.entries()) {
    if (value !== 0) real[at % size]! += value * radius ** at;
  }
  fourier(real, imaginary);
  return { real, imaginary };
}

/** Points that still count: their step, their power so far, and their part in each row that is asked for. */
interface Points {
  count: number;
  readonly step: Complexes;
  readonly power: Complexes;
  readonly turn: Complexes;
  readonly parts: readonly Complexes[];
}

interface Complexes {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

interface Summing {
  readonly asked: readonly AskedSums[];
  readonly sums: readonly Float64Array[];
  /** Rounds from here to there. */
  readonly first: number;
  readonly last: number;
}

function sumPoints(circle: Circle, { asked, sums, first, last }: Summing): void {
  const points = pointsOf(circle, first, asked);
  for (let round = first; round <= last; round += 1) {
    for (const [row, { from, length }] of asked.entries()) {
      const into = sums[row]!.subarray((round - 1) * length, round * length);
      addPoints(points, points.parts[row]!, into);
      for (let i = 0; i < length; i += 1) into[i]! /= circle.radius ** (from + i) * circle.size;
    }
    raise(points);
  }
}

function pointsOf(
  { size, radius, real, imaginary }: Circle,
  round: number,
  asked: readonly AskedSums[],
): Points {
  const live = Array.from({ length: size / 2 + 1 }, (_, k) => k).filter(
    (k) => Math.hypot(real[k]!, imaginary[k]!) ** round >= LEAST_POWER,
  );
  const each = (value: (k: number) => readonly [number, number]): Complexes => {
    const numbers = complexes(live.length);
    for (const [at, k] of live.entries()) [numbers.real[at], numbers.imaginary[at]] = value(k);
    return numbers;
  };
  const turned = (length: number, angle: number) =>
    [length * Math.cos(angle), length * Math.sin(angle)] as const;
  const angleOf = (k: number) => (-2 * Math.PI * k) / size;
  return {
    count: live.length,
    step: each((k) => [real[k]!, imaginary[k]!]),
    power: each((k) =>
      turned(Math.hypot(real[k]!, imaginary[k]!) ** round, Math.atan2(imaginary[k]!, real[k]!) * round),
    ),
    turn: each((k) => turned(1, angleOf(k))),
    parts: asked.map(({ from, weights }) => {
      const weighed = weights && transformOf(weights, size, 1 / radius);
      return each((k) => {
        // What is asked for is real: the lower half of the circle mirrors the upper.
        const [a, b] = turned(k === 0 || k === size / 2 ? 1 : 2, angleOf(k) * from);
        if (!weighed) return [a, b];
        const [c, d] = [weighed.real[k]!, weighed.imaginary[k]!];
        return [a * c - b * d, a * d + b * c];
      });
    }),
  };
}

const complexes = (length: number): Complexes => ({
  real: new Float64Array(length),
  imaginary: new Float64Array(length),
});

function addPoints({ count, power, turn }: Points, part: Complexes, into: Float64Array): void {
  for (let at = 0; at < count; at += 1) {
    const [cos, sin] = [turn.real[at]!, turn.imaginary[at]!];
    let real = power.real[at]! * part.real[at]! - power.imaginary[at]! * part.imaginary[at]!;
    let imaginary = power.real[at]! * part.imaginary[at]! + power.imaginary[at]! * part.real[at]!;
    for (let i = 0; i < into.length; i += 1) {
      into[i]! += real;
      const next = real * cos - imaginary * sin;
      imaginary = real * sin + imaginary * cos;
      real = next;
    }
  }
}

/** One round more; points that do not count any longer give their place to the next. */
function raise(points: Points): void {
  const { step, power, turn, parts } = points;
  let kept = 0;
  for (let at = 0; at < points.count; at += 1) {
    const real = power.real[at]! * step.real[at]! - power.imaginary[at]! * step.imaginary[at]!;
    const imaginary = power.real[at]! * step.imaginary[at]! + power.imaginary[at]! * step.real[at]!;
    if (real * real + imaginary * imaginary < LEAST_POWER ** 2) continue;
    power.real[kept] = real;
    power.imaginary[kept] = imaginary;
    if (kept < at) for (const moved of [step, turn, ...parts]) move(moved, at, kept);
    kept += 1;
  }
  points.count = kept;
}

function move({ real, imaginary }: Complexes, from: number, to: number): void {
  real[to] = real[from]!;
  imaginary[to] = imaginary[from]!;
}
