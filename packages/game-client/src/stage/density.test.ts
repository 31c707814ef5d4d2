import { expect, test } from 'vitest';
import { densityAfter } from './density.ts';

const frames = (ms: number, late = 0): number[] => [
  ...Array.from({ length: 90 }, () => ms),
  ...Array.from({ length: late }, () => 40),
];

test('a machine that draws in time draws finer, one that does not goes back', () => {
  expect(densityAfter(frames(16.7), 2, true)).toBe(3);
  expect(densityAfter(frames(16.7), 3, true)).toBe(3);
  expect(densityAfter(frames(25), 3, true)).toBe(2);
});

test('one that was late before does not try again, and a few late frames are no verdict', () => {
  expect(densityAfter(frames(16.7), 2, false)).toBe(2);
  expect(densityAfter(frames(16.7, 5), 3, true)).toBe(3);
  expect(densityAfter(frames(16.7, 30), 2, true)).toBe(2);
});
