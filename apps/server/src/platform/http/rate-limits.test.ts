import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRateLimits, RATE_LIMITS, type RateLimitName } from './rate-limits.ts';

const NAMES = Object.keys(RATE_LIMITS) as RateLimitName[];
const ADDRESS = '192.0.2.7';
const MINUTE_MS = 60_000;

/** How much of a limit an address gets through that asks as fast as it can for a while, of each node in turn. */
function letThrough(name: RateLimitName, nodes: number, forMs: number): number {
  let nowMs = 0;
  const each = Array.from({ length: nodes }, () => createRateLimits({ nodes, now: () => nowMs }));
  let passed = 0;
  for (; nowMs <= forMs; nowMs += forMs / 20)
    for (const limits of each) while (limits.take(name, ADDRESS) === 0) passed += 1;
  return passed;
}

test.each(NAMES)('two nodes together let through of %s what one does', (name) => {
  const alone = letThrough(name, 1, MINUTE_MS);
  const together = letThrough(name, 2, MINUTE_MS);
  expect(together).toBeLessThanOrEqual(alone);
  // Each may keep a part of a token that the other lacks.
  expect(together).toBeGreaterThanOrEqual(alone - 2);
});

test('however many nodes there are, each lets a call through now and then', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NAMES), fc.integer({ min: 1, max: 99 }), (name, nodes) => {
      expect(createRateLimits({ nodes }).take(name, ADDRESS)).toBe(0);
    }),
  );
});
