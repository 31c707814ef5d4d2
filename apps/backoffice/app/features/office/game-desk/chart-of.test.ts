import { expect, test } from 'vitest';
import { CHART_HEIGHT, CHART_WIDTH, chartOf } from './chart-of.ts';

const day = (actual: number, at = 1) => ({
  ...{ day: `2026-11-${String(at).padStart(2, '0')}`, mode: 'main', money: 'real' as const, rounds: 1_000 },
  ...{ actual, expectedFrom: 0.8, expectedTo: 1.1 },
});

test('days go from left to right, and what returns more stands higher', () => {
  const { points } = chartOf([day(0.5, 1), day(0.95, 2), day(1, 3)], 0.95);
  const [first, second, third] = points;
  expect(first!.x).toBeLessThan(second!.x);
  expect(second!.x).toBeLessThan(third!.x);
  expect(first!.y).toBeGreaterThan(second!.y);
  expect(points.map(({ isOutside }) => isOutside)).toEqual([true, false, false]);
});

test('nothing is drawn outside, whatever a day returned', () => {
  for (const days of [[], [day(0)], [day(500, 1), day(0, 2)]]) {
    const { points, declaredY, lowest, highest } = chartOf(days, 0.95);
    for (const { x, y } of points) {
      expect(x >= 0 && x <= CHART_WIDTH).toBe(true);
      expect(y >= 0 && y <= CHART_HEIGHT).toBe(true);
    }
    expect(declaredY).toBeGreaterThan(0);
    expect(lowest).toBeLessThan(0.95);
    expect(highest).toBeGreaterThan(0.95);
  }
});

test('one wild day does not flatten the others', () => {
  const days = Array.from({ length: 40 }, (_, at) => day(at === 7 ? 60 : 0.95, at + 1));
  expect(chartOf(days, 0.95).highest).toBeLessThan(1.2);
});
