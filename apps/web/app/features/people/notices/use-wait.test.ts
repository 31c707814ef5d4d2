import { expect, test } from 'vitest';
import { clockOf } from './use-wait.ts';

test.each([
  [180_000, '3:00'],
  [179_001, '3:00'],
  [179_000, '2:59'],
  [59_001, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
])('%d ms are %s', (leftMs, clock) => {
  expect(clockOf(leftMs)).toBe(clock);
});
