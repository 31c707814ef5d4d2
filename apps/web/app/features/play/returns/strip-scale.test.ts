import { expect, test } from 'vitest';
import { STRIP, stripScale } from './strip-scale.ts';

test.each([
  [
    [0.64, 0.9, 1.45, 1],
    [0.5, 1, 1.5],
  ],
  [
    [0.958, 0.9601, 0.9592],
    [0.958, 0.959, 0.96, 0.961],
  ],
  [
    [0, 7.3, 0.96],
    [0, 5, 10],
  ],
])('%j lies on an axis of %j', (shares, ticks) => {
  const scale = stripScale(shares);
  expect(scale.ticks).toEqual(ticks);
  for (const share of shares) {
    expect(scale.x(share)).toBeGreaterThanOrEqual(STRIP.side);
    expect(scale.x(share)).toBeLessThanOrEqual(STRIP.width - STRIP.side);
  }
});
