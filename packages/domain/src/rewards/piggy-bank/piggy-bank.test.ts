import { expect, test } from 'vitest';
import { piggyAmount, stakesToFill } from './index.ts';

const SHARE = { shareMicro: 2_000, maximumMinor: 50_000n };

test('puts in 0.2 % of the stakes, as the page has it: 10.00 of 5,000.00', () => {
  expect(piggyAmount(500_000n, SHARE)).toBe(1_000n);
});

test('loses no fraction of a stake: what is less than a minor unit counts with the next', () => {
  expect(piggyAmount(499n, SHARE)).toBe(0n);
  expect(piggyAmount(500n, SHARE)).toBe(1n);
  expect(piggyAmount(999n, SHARE)).toBe(1n);
});

test.each([
  [2_000, 50_000n],
  [3, 1n],
  [7, 999_999_999n],
  [999_983, 10n],
])('at %i millionths it is full of %i exactly with the stakes that fill it', (shareMicro, maximumMinor) => {
  const share = { shareMicro, maximumMinor };
  const full = stakesToFill(share);
  expect(piggyAmount(full, share)).toBe(maximumMinor);
  expect(piggyAmount(full - 1n, share)).toBeLessThan(maximumMinor);
  expect(piggyAmount(full * 3n, share)).toBe(maximumMinor);
});
