import { expect, test } from 'vitest';
import { keptOf, shownOf } from './amounts-part.tsx';

test.each([
  ['5', '500'],
  ['5.5', '550'],
  ['5,50', '550'],
  ['0.07', '7'],
  ['', undefined],
  ['5.555', '5.555'],
  ['-5', '-500'],
  ['five', 'five'],
])('keeps %j as %j', (typed, minor) => expect(keptOf(typed, 'UAH')).toBe(minor));

test('shows in units what is kept in minor ones, and what is none as it is', () => {
  expect([shownOf('550', 'UAH'), shownOf('7', 'EUR'), shownOf('five', 'EUR')]).toEqual([
    '5.50',
    '0.07',
    'five',
  ]);
});
