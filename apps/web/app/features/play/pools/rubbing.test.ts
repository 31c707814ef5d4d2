import { expect, test } from 'vitest';
import { createRubbing } from './rubbing.ts';

const FIELDS = [
  { x: 0, y: 0, width: 100, height: 100 },
  { x: 110, y: 0, width: 100, height: 100 },
];

test('a field opens once enough of it is rubbed off, and is told once', () => {
  const { rub } = createRubbing(FIELDS);
  expect(rub({ x: 10, y: 15 }, { x: 90, y: 15 }, 15)).toEqual([]);
  expect(rub({ x: 10, y: 15 }, { x: 90, y: 15 }, 15)).toEqual([]); // the same line opens no more
  expect(rub({ x: 10, y: 48 }, { x: 90, y: 48 }, 18)).toEqual([0]);
  expect(rub({ x: 10, y: 80 }, { x: 90, y: 80 }, 18)).toEqual([]);
});

test('one sweep may open several, and a tap opens none', () => {
  const { rub } = createRubbing(FIELDS);
  expect(rub({ x: 50, y: 50 }, { x: 50, y: 50 }, 17)).toEqual([]);
  expect(rub({ x: 0, y: 50 }, { x: 210, y: 50 }, 34)).toEqual([0, 1]);
  expect(rub({ x: 500, y: 500 }, { x: 600, y: 600 }, 34)).toEqual([]);
});
