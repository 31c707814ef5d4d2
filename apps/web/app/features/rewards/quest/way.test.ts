import { expect, test } from 'vitest';
import { placeOf, wayThrough } from './way.ts';

test('no stop hangs over the edge of the map, wherever its definition has it', () => {
  expect([placeOf({ x: 0, y: 100 }), placeOf({ x: 50, y: 50 })]).toEqual([
    { x: 9, y: 91 },
    { x: 50, y: 50 },
  ]);
});

test('the way begins at the first stop, bends through each, and ends at the last', () => {
  const way = wayThrough([
    { x: 0, y: 0 },
    { x: 50, y: 100 },
    { x: 100, y: 0 },
  ]);
  expect(way).toMatch(/^M9 9C/);
  expect(way.match(/C/g)).toHaveLength(2);
  expect(way).toContain(' 50 91C');
  expect(way).toMatch(/ 91 9$/);
});

test('there is no way through fewer than two stops', () => {
  expect([wayThrough([]), wayThrough([{ x: 1, y: 1 }])]).toEqual(['', '']);
});
