import { expect, test } from 'vitest';
import { examplePlaces } from './example-race.ts';

test('one good round leads, and of two equal sums the earlier one', () => {
  expect(examplePlaces().map(({ seat, points }) => [seat, points])).toEqual([
    ['B', 40],
    ['A', 25],
    ['C', 25],
  ]);
});

test('only the best rounds count, and what does not count moves no moment', () => {
  const round = (at: number, times: number) => ({ at, times });
  const [late, early] = examplePlaces([
    { seat: 'early', rounds: [round(10, 5), round(20, 5), round(30, 5), round(99, 1)] },
    { seat: 'late', rounds: [round(10, 5), round(20, 5), round(40, 6)] },
  ]);
  expect([late?.seat, late?.points]).toEqual(['late', 16]);
  expect([early?.seat, early?.points, early?.reachedAt]).toEqual(['early', 15, 30]);
});
