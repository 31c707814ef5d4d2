import { expect, test } from 'vitest';
import { flakeAt, flakesFor } from './snow-flakes.ts';

test('a window has flakes by its size, and never more than are light to draw', () => {
  expect(flakesFor(0, 0)).toBe(0);
  expect(flakesFor(390, 844)).toBe(22);
  expect(flakesFor(7680, 4320)).toBe(90);
});

test('flakes stay in the window, fall, and begin again above it', () => {
  for (let n = 0; n < 90; n += 1)
    for (let seconds = 0; seconds < 120; seconds += 7) {
      const { x, y, alpha } = flakeAt(n, seconds);
      expect(x >= 0 && x < 1 && y >= -0.03 && y <= 1.03 && alpha <= 0.7).toBe(true);
    }
  expect(flakeAt(0, 2).y).toBeGreaterThan(flakeAt(0, 1).y);
  expect(flakeAt(0, 40).y).toBeLessThan(flakeAt(0, 39).y);
});

test('flakes are spread over the whole width', () => {
  const quarters = new Set(Array.from({ length: 22 }, (_, n) => Math.floor(flakeAt(n, 0).x * 4)));
  expect(quarters.size).toBe(4);
});
