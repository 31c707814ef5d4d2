import { expect, test } from 'vitest';
import { nearestIn } from './nearest-place.ts';

const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
const PLACES = { a: at(0, 0), b: at(20, 0), c: at(0, 20), d: at(21, 22) };
const NAMES = Object.keys(PLACES);

test('an arrow leads to the place straight ahead, and stays where there is none', () => {
  expect(nearestIn('right', 'a', NAMES, PLACES)).toBe('b');
  expect(nearestIn('down', 'a', NAMES, PLACES)).toBe('c');
  expect(nearestIn('right', 'c', NAMES, PLACES)).toBe('d');
  expect(nearestIn('up', 'd', NAMES, PLACES)).toBe('b');
  expect(nearestIn('left', 'a', NAMES, PLACES)).toBe('a');
  expect(nearestIn('up', 'b', NAMES, PLACES)).toBe('b');
});

test('without places, one after another', () => {
  expect(nearestIn('right', 'a', NAMES, {})).toBe('b');
  expect(nearestIn('up', 'b', NAMES, {})).toBe('a');
  expect(nearestIn('left', 'a', NAMES, {})).toBe('a');
});
