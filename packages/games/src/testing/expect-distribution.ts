import { expect } from 'vitest';

/** Expects two distributions to be equal within rounding, trailing zeros aside. */
export function expectDistribution(actual: ArrayLike<number>, expected: ArrayLike<number>): void {
  const different: { units: number; actual: number; expected: number }[] = [];
  for (let units = 0; units < Math.max(actual.length, expected.length); units += 1) {
    const [a, b] = [actual[units] ?? 0, expected[units] ?? 0];
    if (Math.abs(a - b) > 1e-12) different.push({ units, actual: a, expected: b });
  }
  expect(different).toEqual([]);
}
