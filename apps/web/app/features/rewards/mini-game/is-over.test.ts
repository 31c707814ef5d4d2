import { expect, test } from 'vitest';
import { behindDoors, isOver } from './is-over.ts';

const BOARD = [0, 2, 1, 0, -1, 1, 0, 2, -1];

test('is over once all fields of the prize are open, in whatever order', () => {
  const at = (...fields: number[]) => isOver('scratch', { board: BOARD, place: 0, opened: new Set(fields) });
  expect([at(), at(0, 3), at(1, 2, 4, 5, 7, 8, 6), at(6, 0, 3)]).toEqual([false, false, false, true]);
});

test('is over with one pocket, though another shows the same', () => {
  const at = (...pockets: number[]) =>
    isOver('drop', { board: [0, 1, 0, 1, 0], place: 0, opened: new Set(pockets) });
  expect([at(), at(2)]).toEqual([false, true]);
});

test('is over with the first door, behind which the prize is', () => {
  expect(isOver('knock', { board: [4, 1, 2], place: 4, opened: new Set([2]) })).toBe(true);
  expect([0, 1, 2].map((door) => behindDoors([4, 1, 2], door))).toEqual([
    [4, 1, 2],
    [1, 4, 2],
    [1, 2, 4],
  ]);
});
