import { expect, test } from 'vitest';
import { minorOf } from './minor-of.ts';

test.each([
  ['12', '1200'],
  ['12.5', '1250'],
  ['1 234,56', '123456'],
  ['-0.01', '-1'],
  ['−5', '-500'],
  ['0', '0'],
  ['-0', '0'],
  ['9999999999.99', '999999999999'],
])('%s is %s', (text, minor) => expect(minorOf(text, 'UAH')).toBe(minor));

test.each(['', '.', '1.234', '1e3', '--1', '12345678901', '1.2.3', 'ten'])('%j is no amount', (text) => {
  expect(minorOf(text, 'UAH')).toBeUndefined();
});
