import { expect, test } from 'vitest';
import { CURVE, curveOf } from './curve.ts';

const RIGHT = CURVE.width - CURVE.right;
const BOTTOM = CURVE.height - CURVE.bottom;

test('the curve falls from any win on the left to the largest on the right', () => {
  const { points, odds, stakes } = curveOf([
    { stakes: 0, probability: 0.25 },
    { stakes: 1, probability: 0.1 },
    { stakes: 10, probability: 0.01 },
    { stakes: 1000, probability: 1e-5 },
  ]);
  expect(points[0]!.x).toBe(CURVE.left);
  expect(points.at(-1)).toEqual({ x: RIGHT, y: BOTTOM });
  expect(points.map(({ y }) => y)).toEqual(points.map(({ y }) => y).toSorted((a, b) => a - b));
  expect(stakes.map((each) => each.stakes)).toEqual([0, 1, 10, 100, 1000]);
  expect(odds.map(({ probability }) => Math.round(1 / probability))).toEqual([1, 10, 100, 1e3, 1e4, 1e5]);
});

test('a game of small wins is drawn, too, and rare ones get few lines', () => {
  const small = curveOf([
    { stakes: 0, probability: 0.5 },
    { stakes: 1, probability: 0.5 },
  ]);
  expect(
    small.points.every(({ x, y }) => x >= CURVE.left && x <= RIGHT && y >= CURVE.top && y <= BOTTOM),
  ).toBe(true);
  const rare = curveOf([
    { stakes: 0, probability: 0.2 },
    { stakes: 50_000, probability: 1.2e-7 },
  ]);
  expect(rare.odds.length).toBeLessThanOrEqual(6);
});
