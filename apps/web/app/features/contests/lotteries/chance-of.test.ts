import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOf } from './chance-of.ts';

test('one prize: mine of all', () => {
  expect(chanceOf({ mine: 3, all: 600, prizes: 1 })).toBeCloseTo(1 / 200, 12);
});

test('two prizes are drawn from different tickets', () => {
  // Of the six pairs of four tickets, three have mine in them.
  expect(chanceOf({ mine: 1, all: 4, prizes: 2 })).toBeCloseTo(3 / 6, 12);
});

test('who has all tickets but fewer than the prizes wins for certain', () => {
  expect(chanceOf({ mine: 6, all: 10, prizes: 5 })).toBe(1);
});

test('it is a chance, grows with my tickets and is as likely with mine and prizes swapped', () => {
  const count = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(count, count, fc.integer({ min: 0, max: 500 }), (mine, prizes, others) => {
      const all = mine + prizes + others;
      const chance = chanceOf({ mine, all, prizes });
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(chanceOf({ mine: mine + 1, all: all + 1, prizes })).toBeGreaterThanOrEqual(
        chanceOf({ mine, all: all + 1, prizes }),
      );
      expect(chanceOf({ mine: prizes, all, prizes: mine })).toBeCloseTo(chance, 9);
    }),
  );
});
