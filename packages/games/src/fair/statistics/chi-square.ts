/** A statistic that is chi-square distributed with so many degrees of freedom when the source is good. */
export interface ChiSquare {
  readonly statistic: number;
  readonly degrees: number;
}

/** Of counts against what is expected of each. Neighbours are joined until at least `least` are expected. */
export function chiSquareOf(
  counts: ArrayLike<number>,
  expected: (index: number) => number,
  least = 0,
): ChiSquare {
  let [statistic, groups, count, mean] = [0, 0, 0, 0];
  const close = (): void => {
    statistic += (count - mean) ** 2 / mean;
    [groups, count, mean] = [groups + 1, 0, 0];
  };
  let rest = 0;
  for (let index = 0; index < counts.length; index += 1) rest += expected(index);
  for (let index = 0; index < counts.length; index += 1) {
    count += counts[index]!;
    mean += expected(index);
    rest -= expected(index);
    // What is left is joined to the last group when it is too little for one of its own.
    if (mean >= least && (rest >= least || index === counts.length - 1)) close();
  }
  if (mean > 0) close();
  return { statistic, degrees: groups - 1 };
}

export function sumOf(parts: readonly ChiSquare[]): ChiSquare {
  return parts.reduce(
    (sum, { statistic, degrees }) => ({
      statistic: sum.statistic + statistic,
      degrees: sum.degrees + degrees,
    }),
    { statistic: 0, degrees: 0 },
  );
}

/** Chance of a statistic at least as far out on either side: numbers that fit too well are no better than others. */
export function twoSidedP({ statistic, degrees }: ChiSquare): number {
  const below = lowerGamma(degrees / 2, statistic / 2);
  return Math.min(1, 2 * Math.min(below, 1 - below));
}

/** Chance of a statistic at least as large: how often fair counts are at least so far from what is expected of them. */
export const upperP = ({ statistic, degrees }: ChiSquare): number =>
  1 - lowerGamma(degrees / 2, statistic / 2);

/** The regularised incomplete gamma function P(a, x): a series below its mean, Lentz's continued fraction above. */
function lowerGamma(a: number, x: number): number {
  if (x <= 0) return 0;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let [term, sum] = [1 / a, 1 / a];
    for (let n = 1; term > sum * 1e-15; n += 1) sum += term *= x / (a + n);
    return Math.min(1, sum * scale);
  }
  let b = x + 1 - a;
  let [c, d] = [1e300, 1 / b];
  let fraction = d;
  for (let n = 1, change = 0; Math.abs(change - 1) > 1e-15 && n < 100_000; n += 1) {
    const factor = n * (a - n);
    b += 2;
    d = 1 / (factor * d + b);
    c = b + factor / c;
    change = c * d;
    fraction *= change;
  }
  return 1 - Math.min(1, fraction * scale);
}

/** Stirling's series, after the argument has been raised to where it is exact to the last digits. */
function logGamma(value: number): number {
  let [x, shift] = [value, 0];
  while (x < 10) shift -= Math.log(x++);
  const square = x * x;
  const series = (1 / 12 - (1 / 360 - 1 / 1260 / square) / square) / x;
  return shift + (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}
