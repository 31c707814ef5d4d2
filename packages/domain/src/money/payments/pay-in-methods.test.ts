import { expect, test } from 'vitest';
import { payInFeeOf } from './pay-in-methods.ts';

test.each([
  [0n, 0, 10_000n, 0n],
  [500n, 0, 10_000n, 500n],
  [0n, 15_000, 10_000n, 150n],
  [500n, 15_000, 10_000n, 650n],
  [0n, 15_000, 10_001n, 151n],
  [0n, 1, 1n, 1n],
])(
  'takes a fee of %d and %d millionths of %d for %d, rounded up',
  (fixedMinor, shareMicro, amountMinor, fee) => {
    expect(payInFeeOf({ fixedMinor, shareMicro }, amountMinor)).toBe(fee);
  },
);
