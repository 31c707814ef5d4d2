import { expect, test } from 'vitest';
import { attemptOver, freePeriod, sectorOf, sectorWidths } from './index.ts';

const UNTIL = new Date('2026-12-01T00:00:00Z');

test.each([
  [undefined, '2026-11-30T00:00:00Z', undefined],
  ['ended', '2026-12-07T23:59:59Z', undefined],
  ['ended', '2026-12-08T00:00:00Z', 'ended'],
  ['budget', '2026-11-30T00:00:00Z', undefined],
  ['full', '2026-11-30T00:00:00Z', undefined],
  ['paused', '2026-11-30T00:00:00Z', 'paused'],
  ['withdrawn', '2026-11-30T00:00:00Z', 'withdrawn'],
] as const)('an attempt of a programme that is over by %s is, at %s, over by %s', (over, now, expected) => {
  expect(attemptOver({ over, until: UNTIL }, new Date(now))).toBe(expected);
});

test('an attempt has no end when its programme has none', () => {
  expect(attemptOver({ over: undefined, until: null }, new Date('2099-01-01'))).toBeUndefined();
});

test.each([
  ['day', '2026-03-29T21:59:59Z', 'free day 2026-03-30', '2026-03-30T21:00:00.000Z'],
  ['day', '2026-03-28T22:00:00Z', 'free day 2026-03-29', '2026-03-29T21:00:00.000Z'],
  ['day', '2026-03-28T21:59:59Z', 'free day 2026-03-28', '2026-03-28T22:00:00.000Z'],
  ['week', '2026-03-29T20:59:59Z', 'free week 2026-03-23', '2026-03-29T21:00:00.000Z'],
  ['week', '2026-10-25T22:00:00Z', 'free week 2026-10-26', '2026-11-01T22:00:00.000Z'],
] as const)('a %s has its name and its end by the clocks of Kyiv at %s', (period, now, reference, next) => {
  const found = freePeriod(period, new Date(now), 'Europe/Kyiv');
  expect({ ...found, next: found.next.toISOString() }).toEqual({ reference, next });
});

test('stops at a sector that shows the place, the same one for the same attempt', () => {
  const sectors = [0, 1, 0, 2].map((row) => ({ row }));
  const ids = Array.from({ length: 40 }, (_, n) => `0000000${n.toString(16).padStart(6, '0')}`);
  for (const id of ids) expect(sectorOf(sectors, 2, id)).toBe(3);
  expect(new Set(ids.map((id) => sectorOf(sectors, 0, id)))).toEqual(new Set([0, 2]));
  expect(sectorOf(sectors, 0, ids[7]!)).toBe(sectorOf(sectors, 0, ids[7]!));
});

test('splits a wheel by shares that add up to the whole', () => {
  expect(sectorWidths([1, 1, 1].map((width) => ({ width })))).toEqual([333_333, 333_333, 333_334]);
  expect(sectorWidths([{ width: 3 }, { width: 1 }])).toEqual([750_000, 250_000]);
});
