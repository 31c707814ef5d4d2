import { describe, expect, test } from 'vitest';
import { GAMES, winOf } from './games.ts';

const DRAWS = 20_000;
/** Chance of each choice, worked out by hand: a fair coin, two dice, three doors. */
const CHANCES: Record<string, number> = {
  sun: 1 / 2,
  moon: 1 / 2,
  under: 15 / 36,
  seven: 6 / 36,
  over: 15 / 36,
  left: 1 / 3,
  middle: 1 / 3,
  right: 1 / 3,
};

describe.each(GAMES)('$code', ({ choices, draw }) => {
  test('every choice gives back 95 to 98 of 100', () => {
    for (const { name, paysCenti } of choices) {
      const returned = CHANCES[name]! * Number(paysCenti);
      expect(returned).toBeGreaterThanOrEqual(94.99);
      expect(returned).toBeLessThanOrEqual(98.01);
    }
  });

  test('choices come as often as they should', () => {
    const seen: Record<string, number> = {};
    for (let n = 0; n < DRAWS; n++) {
      const { right } = draw();
      seen[right] = (seen[right] ?? 0) + 1;
    }
    for (const { name } of choices) {
      const chance = CHANCES[name]!;
      // Six sigma: a fair game fails this once in half a billion runs.
      const sigma = Math.sqrt(DRAWS * chance * (1 - chance));
      expect(Math.abs((seen[name] ?? 0) - DRAWS * chance)).toBeLessThan(6 * sigma);
    }
  });
});

test('a win is whole minor units, the part of one stays with the studio', () => {
  const choice = { name: 'seven', paysCenti: 570n };
  expect([winOf(1n, choice, true), winOf(101n, choice, true), winOf(100n, choice, false)]).toEqual([
    5n,
    575n,
    0n,
  ]);
});
