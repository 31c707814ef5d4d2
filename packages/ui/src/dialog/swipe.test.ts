import { expect, test } from 'vitest';
import { closesSheet } from './swipe.ts';

test.each([
  [{ distancePx: 60, heightPx: 600, durationMs: 900 }, true],
  [{ distancePx: 59, heightPx: 600, durationMs: 900 }, false],
  [{ distancePx: 20, heightPx: 600, durationMs: 299 }, true],
  [{ distancePx: 20, heightPx: 600, durationMs: 300 }, false],
  [{ distancePx: 2, heightPx: 600, durationMs: 50 }, false],
  [{ distancePx: -80, heightPx: 600, durationMs: 50 }, false],
])('%o closes: %s', (swipe, closes) => {
  expect(closesSheet(swipe)).toBe(closes);
});
