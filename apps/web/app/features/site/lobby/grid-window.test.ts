import { expect, test } from 'vitest';
import { pagesOf, roomFor, windowOf } from './grid-window.ts';

const size = { columns: 5, rowHeight: 300 };
const grid = { total: 2_000, ...size, windowHeight: 900 };

test('at the top, the first rows and a few to spare', () => {
  expect(windowOf({ ...grid, top: 200 })).toEqual({ start: 0, end: 30 });
});

test('in the middle, what is in sight and spare rows on both sides', () => {
  expect(windowOf({ ...grid, top: -30_000 })).toEqual({ start: 97 * 5, end: 106 * 5 });
});

test('at the end and far beyond it, the last rows', () => {
  expect(windowOf({ ...grid, total: 1_998, top: -(400 * 300) + 900 }).end).toBe(1_998);
  expect(windowOf({ ...grid, top: -1_000_000 })).toMatchObject({ end: 2_000 });
});

test('space and rows always add up to the whole height', () => {
  for (let top = 500; top > -130_000; top -= 777) {
    const shown = windowOf({ ...grid, total: 1_998, top });
    const { before, after } = roomFor(1_998, shown, size);
    expect(before + Math.ceil((shown.end - shown.start) / 5) * 300 + after).toBe(400 * 300);
  }
});

test('an empty list has an empty window', () => {
  expect(windowOf({ ...grid, total: 0, top: 0 })).toEqual({ start: 0, end: 0 });
  expect(roomFor(0, { start: 0, end: 0 }, size)).toEqual({ before: 0, after: 0 });
});

test('a span needs pages', () => {
  expect(pagesOf({ start: 0, end: 30 }, 30)).toEqual([0]);
  expect(pagesOf({ start: 29, end: 31 }, 30)).toEqual([0, 1]);
  expect(pagesOf({ start: 485, end: 530 }, 30)).toEqual([16, 17]);
});
