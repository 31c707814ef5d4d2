import { expect, test } from 'vitest';
import { between } from './use-count.ts';

test('counting starts and ends exactly, both ways, for any size', () => {
  const huge = 9_223_372_036_854_775_807n;
  for (const [from, to] of [
    [0n, 1n],
    [500n, 100n],
    [0n, huge],
  ] as const) {
    expect(between(from, to, 0)).toBe(from);
    expect(between(from, to, 1)).toBe(to);
  }
  expect(between(0n, 1000n, 0.5)).toBe(875n);
  expect(between(1000n, 0n, 0.5)).toBe(125n);
});
