import { expect, test } from 'vitest';
import { personalName } from './personal-name.ts';

test.each([
  'Олена',
  'Дар’я',
  "О'Коннор",
  'Знаменська-Лук’янчук',
  'Нұрсұлтан',
  'Әбіш ұлы',
  'Jean-Luc',
  'José María',
  'Nguyễn',
  'Ł',
  'St. John',
  'Мар`яна',
])('%s is a name of a person', (name) => expect(personalName(name)).toBe(name.normalize('NFC')));

test('blanks about it go, and a letter and its mark are one', () => {
  expect(personalName('  Anna   Maria ')).toBe('Anna Maria');
  expect(personalName('Zoe\u0308')).toBe('Zoë');
});

test.each([
  ...['', '   ', 'R2D2', '<b>Anna</b>', 'Anna\u0000', 'Anna\nMaria', 'Anna\u202eairaM', 'Anna\u200b'],
  ...["'", '-Anna', '😀', 'a@b.cc', 'А'.repeat(61), `Z${'\u0335\u0336\u0337\u0338'}algo`],
])('%j is none', (name) => expect(personalName(name)).toBeUndefined());

test('sixty letters are counted as a reader counts them', () =>
  expect(personalName('𐐀'.repeat(60))).toBe('𐐀'.repeat(60)));
