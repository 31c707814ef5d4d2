import { findGame, type DrawDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import { anyOf, lacksNumbers, modeFor, numberAfter, toggled } from './ticket.ts';

const keno = findGame('night-keno')!.definition as DrawDefinition;
const lottery = findGame('six-of-45')!.definition as DrawDefinition;

test('numbers are picked and dropped, in order, and no more than a ticket has', () => {
  expect(toggled(lottery, [3, 9], 5)).toEqual([3, 5, 9]);
  expect(toggled(lottery, [3, 5, 9], 5)).toEqual([3, 9]);
  expect(toggled(lottery, [1, 2, 3, 4, 5, 6], 7)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('how many are picked is the mode; where there is one mode, or nothing is picked, it stays', () => {
  expect(modeFor(keno, 'pick-5', [1, 2, 3])).toBe('pick-3');
  expect(modeFor(keno, 'pick-5', [])).toBe('pick-5');
  expect(modeFor(lottery, 'main', [1, 2, 3])).toBe('main');
});

test('a ticket lacks numbers until it is full; a game without tickets never', () => {
  expect(lacksNumbers(lottery, { mode: 'main', choice: null })).toBe(true);
  expect(lacksNumbers(lottery, { mode: 'main', choice: [1, 2, 3, 4, 5] })).toBe(true);
  expect(lacksNumbers(lottery, { mode: 'main', choice: [1, 2, 3, 4, 5, 6] })).toBe(false);
  expect(lacksNumbers(findGame('tavern-dice')!.definition, { mode: 'x2', choice: null })).toBe(false);
});

test('what is picked for a player keeps what was picked, and is never twice the same', () => {
  for (let time = 0; time < 50; time += 1) {
    const picked = anyOf(lottery, 6, [7, 40]);
    expect(new Set(picked).size).toBe(6);
    expect(picked).toEqual(expect.arrayContaining([7, 40]));
    expect(picked).toEqual(picked.toSorted((a, b) => a - b));
    expect(picked.every((number) => number >= 1 && number <= 45)).toBe(true);
  }
  expect(anyOf(lottery, 6, [1, 2, 3, 4, 5, 6])).toEqual([1, 2, 3, 4, 5, 6]);
});

test('arrows lead over the sheet and stay on it', () => {
  const sheet = { columns: 8, count: 80 };
  expect(numberAfter('ArrowDown', 1, sheet)).toBe(9);
  expect(numberAfter('ArrowUp', 1, sheet)).toBe(1);
  expect(numberAfter('ArrowRight', 80, sheet)).toBe(80);
  expect(numberAfter('End', 4, sheet)).toBe(80);
  expect(numberAfter('x', 4, sheet)).toBeNull();
});
