import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanNickname, isNicknameAllowed, nicknameKey } from './nickname.ts';

test.each([
  'Оленка 7',
  'Lucky_Strike',
  'Әсем',
  'Ян',
  'marino',
  'notorious',
  'Botanik',
  'Абот',
  'player one',
  'Teammate',
  'Кот',
  'Full moon',
])('%s is a name to play under', (nickname) => {
  expect(cleanNickname(nickname)).toBe(nickname);
  expect(isNicknameAllowed(nickname)).toBe(true);
});

test('blanks about it go, and it is one text however its letters are put together', () => {
  expect(cleanNickname('  Марічка   з гір ')).toBe('Марічка з гір');
  expect(cleanNickname('Yi\u0306')).toBe(cleanNickname('Yĭ'));
});

test.each([
  'x',
  ' x ',
  '',
  '...',
  '- -',
  '<b>x</b>',
  'a\u0000b',
  'a\u202eb',
  'zero\u200bwidth',
  '😀😀',
  'x'.repeat(25),
])('%j is none', (nickname) => expect(cleanNickname(nickname)).toBeUndefined());

test.each([
  [
    'admin',
    'аdmіn',
    'ADM1N',
    'a.d.m.i.n',
    'Rino Support',
    'Ѕuрроrt-24',
    'Крупьe',
    'c r o u p i e r',
    'адміністратор',
  ],
  ['rino', 'R1NO', 'ri.no', 'Тоrо', 'mod', 'VIP anna', 'the-house', 'ＡＤＭＩＮ', 'dеаler'],
  ['player-k7mt3q', 'Player k7mt3q', 'рlауеr_k7mt3q'],
  ['fuck you', 'f.u.c.k', 'FUСK', 'Хуйло', 'п и з д а', 'жәлеп'],
])('the house, what it gives, and what is rough: %s', (...names) => {
  for (const nickname of names) expect(isNicknameAllowed(nickname), nickname).toBe(false);
});

test('names that look alike have one key', () => {
  const anna = nicknameKey('Anna 10');
  for (const alike of ['anna10', 'Аnnа lO', 'ANNA_1O', 'Ａnna.10', 'Änna 10'])
    expect(nicknameKey(alike)).toBe(anna);
  expect(nicknameKey('Anna 12')).not.toBe(anna);
});

test('what is kept is kept again as it is, and neither case nor dots make another name of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      const nickname = cleanNickname(text);
      if (nickname === undefined) return;
      expect(cleanNickname(nickname)).toBe(nickname);
      expect(nicknameKey(`${nickname}.`)).toBe(nicknameKey(nickname));
    }),
  );
});
