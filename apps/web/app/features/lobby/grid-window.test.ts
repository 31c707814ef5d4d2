import { expect, test } from 'vitest';
import { pagesOf, windowOf } from './grid-window.ts';

const grid = { total: 2_000, columns: 5, rowHeight: 300, windowHeight: 900 };

test('at the top, the first rows and a few to spare', () => {
  expect(windowOf({ ...grid, top: 200 })).toEqual({ start: 0, end: 30, before: 0, after: 394 * 300 });
});

test('in the middle, what is in sight and spare rows on both sides', () => {
  expect(windowOf({ ...grid, top: -30_000 })).toEqual({
    start: 97 * 5,
    end: 106 * 5,
    before: 97 * 300,
    after: (400 - 106) * 300,
  });
});

test('at the end and far beyond it, the last rows', () => {
  const end = windowOf({ ...grid, total: 1_998, top: -(400 * 300) + 900 });
  expect(end.end).toBe(1_998);
  expect(end.after).toBe(0);
  expect(windowOf({ ...grid, top: -1_000_000 })).toMatchObject({ end: 2_000, after: 0 });
});

test('space and rows always add up to the whole height', () => {
  for (let top = 500; top > -130_000; top -= 777) {
    const { start, end, before, after } = windowOf({ ...grid, top });
    expect(before + Math.ceil((end - start) / 5) * 300 + after).toBe(400 * 300);
  }
});

test('an empty list has an empty window', () => {
  expect(windowOf({ ...grid, total: 0, top: 0 })).toMatchObject({ start: 0, end: 0, after: 0 });
});

test('a window spans pages', () => {
  expect(pagesOf({ start: 0, end: 30 }, 30)).toEqual([0]);
  expect(pagesOf({ start: 29, end: 31 }, 30)).toEqual([0, 1]);
  expect(pagesOf({ start: 485, end: 530 }, 30)).toEqual([16, 17]);
});
