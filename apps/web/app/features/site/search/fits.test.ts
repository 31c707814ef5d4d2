import { expect, test } from 'vitest';
import { fits } from './fits.ts';

test.each([
  ['Toro Games', 'game', true],
  ['Toro Games', 'games tor', true],
  ['Toro Games', 'oro', false],
  ['Скарбничка', 'СКАРБ', true],
  ['Підтримка й допомога', 'підтримка', true],
  ['Ещё игры', 'еще', true],
  ['Дөңгелек', 'дөң', true],
  ['Promotions', '…', true],
  ['', 'a', false],
])('%s and %s: %s', (name, text, is) => expect(fits(name, text)).toBe(is));
