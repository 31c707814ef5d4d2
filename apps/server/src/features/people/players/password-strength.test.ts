import { expect, test } from 'vitest';
import { isTooWeak } from './password-strength.ts';

test.each([
  'short',
  '1234567',
  'пароль1',
  '12345678',
  'password',
  'PASSWORD',
  'Password1!',
  'qwertyuiop',
  'йцукенгшщз',
  'aaaaaaaa',
  'abababab',
  'abcabcabc',
  'abcd1abcd1ab'.slice(0, 8).repeat(2).slice(0, 4).repeat(3),
  '87654321',
  'casino2026',
  'Croupier!!',
  'iloveyou',
  'trustno1',
  'olena.koval',
  'olena.koval99',
])('%j is refused', (password) => {
  expect(isTooWeak(password, 'olena.koval@mail.example')).toBe(true);
});

test.each([
  'correct horse',
  'тиха вода греблю рве',
  'жеті рет өлшеп бір кес',
  'f7#kQ9!z',
  'a'.repeat(10) + 'bcdefgh' + 'z'.repeat(64),
  '🎲🎰🃏♠️♥️♦️♣️🍒x',
  'casino is where i lost my hat',
])('%j is taken', (password) => {
  expect(isTooWeak(password, 'olena.koval@mail.example')).toBe(false);
});
