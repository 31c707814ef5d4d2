import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageCostOf, lapOf } from './index.ts';

test('a lap begins at the target that was reached last', () => {
  expect(lapOf({ current: 40n, target: 100n, times: 0 })).toEqual({ current: 40n, target: 100n });
  expect(lapOf({ current: 230n, target: 300n, times: 2 })).toEqual({ current: 30n, target: 100n });
});

test('a lap is longer by what was taken back after the target', () => {
  expect(lapOf({ current: 130n, target: 300n, times: 2 })).toEqual({ current: 0n, target: 170n });
});

test('a lap asks for exactly what is left of the goal, and never shows less than nothing', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 9n),
      fc.nat(1_000),
      fc.bigInt(-(10n ** 9n), 10n ** 12n),
      (step, times, current) => {
        const target = step * BigInt(times + 1);
        const lap = lapOf({ current, target, times });
        expect(lap.target - lap.current).toBe(target - current);
        expect(lap.current >= 0n).toBe(true);
      },
    ),
  );
});

test('stakes cost what the games keep on average, rounded up', () => {
  expect(averageCostOf(10_000n, [954_677, 964_130, 960_000])).toEqual({ leastMinor: 359n, mostMinor: 454n });
  expect(averageCostOf(10_000n, [960_000])).toEqual({ leastMinor: 400n, mostMinor: 400n });
  expect(averageCostOf(10_000n, [])).toBeUndefined();
});
