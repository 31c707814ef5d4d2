import { expect, test } from 'vitest';
import { placesOf } from './tile-grids.ts';

const CELLS = { wide: 2, square: 1, vertical: 2 };
const cells = (games: number, day: number) =>
  placesOf(games, day).reduce((sum, place) => sum + CELLS[place], 0);

test.each([0, 1, 2, 3, 4, 5, 6, 7])('on day %i the places fill whole rows', (day) => {
  expect(cells(0, day)).toBe(8);
  expect(cells(6, day)).toBe(8);
  expect(cells(20, day)).toBe(16);
});

test('there are never more places than games, once there are enough for one grid', () => {
  for (let games = 6; games < 20; games++)
    for (let day = 0; day < 4; day++) expect(placesOf(games, day).length).toBeLessThanOrEqual(games);
});
