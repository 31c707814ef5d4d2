import type { BoardStep } from '@croupier/games';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsOf } from './step-words.ts';

const writing = {
  number: (value: number, digits = 0) => value.toFixed(digits),
  amount: (units: number) => `${units} ₴`,
};
const STEPS = {
  wheel: [{ kind: 'wheel', sector: 0, units: 5 }],
  plinko: [{ kind: 'plinko', path: [0, 1, 1], slot: 2, units: 5 }],
  dice: [{ kind: 'dice', roll: 4999, below: 5000, units: 2 }],
  scratch: [{ kind: 'scratch', serial: 7, fields: [1, 2, 1], winning: [0, 2], units: 1 }],
  draw: [{ kind: 'draw', picks: [1, 2], drawn: [2, 9], hits: [2], units: 0 }],
  pick: [
    { kind: 'pick', at: [4], safe: true, units: 3 },
    { kind: 'pick', at: [0, 2], safe: false, units: 0 },
  ],
  card: [
    { kind: 'card', card: 0, guess: null, right: null, units: 1 },
    { kind: 'card', card: 51, guess: 'higher', right: true, units: 2 },
    { kind: 'card', card: 4, guess: 'higher', right: false, units: 0 },
    { kind: 'card', card: 5, guess: 'lower', right: true, units: 2 },
    { kind: 'card', card: 6, guess: 'lower', right: false, units: 0 },
  ],
  reveal: [{ kind: 'reveal', traps: [[3], [1, 0]], units: 0 }],
  flight: [
    { kind: 'flight', crashCenti: 250, cashOutCenti: 200, units: 200 },
    { kind: 'flight', crashCenti: 150, cashOutCenti: 200, units: 0 },
    { kind: 'flight', crashCenti: 150, cashOutCenti: null, units: 0 },
    { kind: 'flight', crashCenti: null, cashOutCenti: null, units: 0 },
    { kind: 'flight', crashCenti: null, cashOutCenti: 120, units: 120 },
    { kind: 'flight', crashCenti: 250, cashOutCenti: null, void: true, units: 100 },
    { kind: 'flight', crashCenti: 250, cashOutCenti: 153, unheard: true, units: 153 },
  ],
  taken: [{ kind: 'taken', units: 12 }],
} satisfies Record<BoardStep['kind'], readonly BoardStep[]>;

test('every kind of step has words in every language', () => {
  for (const language of ['ua', 'ru', 'en', 'kk']) {
    const file = join(import.meta.dirname, 'messages', `${language}.json`);
    const { steps } = JSON.parse(readFileSync(file, 'utf8')) as { steps: Record<string, string> };
    for (const kind of Object.values<readonly BoardStep[]>(STEPS))
      for (const [at, step] of kind.entries())
        expect(steps).toHaveProperty(wordsOf(step, kind[at - 1], writing).key);
  }
});

test('places are counted from 1, and what made the win is marked', () => {
  expect(wordsOf(STEPS.wheel[0]!, undefined, writing).values).toEqual({ sector: 1 });
  expect(wordsOf(STEPS.pick[1]!, undefined, writing)).toMatchObject({
    key: 'pickTrap',
    values: { place: '1 · 3' },
  });
  expect(wordsOf(STEPS.reveal[0]!, undefined, writing).marks.map(({ text }) => text)).toEqual(['4', '2 · 1']);
  expect(wordsOf(STEPS.card[1]!, undefined, writing).values).toEqual({ card: 'K♣' });
  expect(
    wordsOf(STEPS.scratch[0]!, undefined, writing).marks.filter(({ tone }) => tone === 'hit'),
  ).toHaveLength(2);
  expect(wordsOf(STEPS.dice[0]!, undefined, writing).values).toEqual({ roll: '49.99', below: '50.00' });
});

test('a guess is told with the cards that made it right', () => {
  const told = (from: number, guess: 'higher' | 'lower') =>
    wordsOf({ ...STEPS.card[1]!, guess }, { ...STEPS.card[0]!, card: from }, writing).values['guess'];
  const [ace, six, king] = [0, 20, 48];
  expect([ace, six, king].map((card) => told(card, 'higher'))).toEqual(['higher', 'higherOrEqual', 'equal']);
  expect([ace, six, king].map((card) => told(card, 'lower'))).toEqual(['equal', 'lowerOrEqual', 'lower']);
});

test('a ticket has a number only where it was sold from a pool', () => {
  const [sold] = STEPS.scratch;
  expect(wordsOf(sold!, undefined, writing).key).toBe('scratchOfPool');
  expect(wordsOf({ ...sold!, serial: 0 }, undefined, writing).key).toBe('scratch');
});

test('a flight that ended first is lost, whatever was set; a void one is neither lost nor left', () => {
  expect(STEPS.flight.map((step) => wordsOf(step, undefined, writing).key)).toEqual([
    'flightLeft',
    'flightLost',
    'flightLost',
    'flightGoes',
    'flightLeft',
    'flightVoid',
    'flightUnheard',
  ]);
});
