import { expect, test } from 'vitest';
import { payRanges } from './pay-ranges.ts';

test('counts that pay the same are one range, the best first', () => {
  expect(payRanges([0, 0, 5, 5, 9])).toEqual([
    { from: 4, to: 4, andMore: false, units: 9 },
    { from: 2, to: 3, andMore: false, units: 5 },
  ]);
  expect(payRanges([0, 1, 2, 2])[0]).toEqual({ from: 2, to: 3, andMore: true, units: 2 });
  expect(payRanges([0, 0])).toEqual([]);
});
