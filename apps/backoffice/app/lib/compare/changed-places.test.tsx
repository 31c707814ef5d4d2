import { expect, test } from 'vitest';
import { changedPlaces } from './changed-places.ts';

const body = (title: string, facts: object = {}) => ({ facts, texts: { en: { title, labels: ['Go'] } } });

test('places that differ are told with their words, the others are not', () => {
  expect(changedPlaces(body('A quiet game'), body('A loud game'))).toEqual([
    {
      at: 'texts/en/title',
      runs: [
        { text: 'A ', change: 'same' },
        { text: 'quiet', change: 'gone' },
        { text: 'loud', change: 'new' },
        { text: ' game', change: 'same' },
      ],
    },
  ]);
  expect(changedPlaces(body('x'), body('x'))).toEqual([]);
});

test('what came, what went, and what is too long to compare word by word are told whole', () => {
  expect(changedPlaces(body('x', { place: 1 }), body('x', { picture: 'wheel' }))).toEqual([
    { at: 'facts/picture', runs: [{ text: 'wheel', change: 'new' }] },
    { at: 'facts/place', runs: [{ text: '1', change: 'gone' }] },
  ]);
  const [long] = changedPlaces(body('a '.repeat(9_000)), body('b '.repeat(9_000)));
  expect(long!.runs.map(({ change }) => change)).toEqual(['gone', 'new']);
});

test('reads amounts in units of their currency, and numbers whole', () => {
  const terms = (price: number, UAH: string) => ({ terms: { price, reward: { amount: { UAH } } } });
  expect(changedPlaces(terms(500, '5000'), terms(600, '7550'))).toEqual([
    {
      at: 'terms/price',
      runs: [
        { text: '500', change: 'gone' },
        { text: '600', change: 'new' },
      ],
    },
    {
      at: 'terms/reward/amount/UAH',
      runs: [
        { text: '50.00', change: 'gone' },
        { text: '75.50', change: 'new' },
      ],
    },
  ]);
});
