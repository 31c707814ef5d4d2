import type { EditedBody } from '@croupier/contract/site/content/kinds';
import { expect, test } from 'vitest';
import { isFound, isSaid, ownOf, saying, without } from './own-words.ts';

const EMPTY: EditedBody = { facts: {}, texts: { ua: {}, ru: {}, en: {}, kk: {} } };
const word = {
  feature: 'x',
  key: 'form.title',
  shipped: { ua: 'Лист', ru: 'Письмо', en: 'Letter', kk: 'Хат' },
  filled: [],
};

test('a text is said in a language, in others not, and taken back whole', () => {
  const body = saying(EMPTY, 'ua', { key: 'form.title', text: 'Напишіть нам' });
  expect([ownOf(body, 'ua', 'form.title'), ownOf(body, 'en', 'form.title')]).toEqual([
    'Напишіть нам',
    undefined,
  ]);
  expect([isSaid(body, 'form.title'), isSaid(body, 'toString')]).toEqual([true, false]);
  expect(without(body, 'form.title')).toEqual(EMPTY);
  expect(saying(body, 'ua', { key: 'form.title', text: '' })).toEqual(EMPTY);
});

test('a text is found by its key and by words of any language, shipped or own', () => {
  const body = saying(EMPTY, 'kk', { key: 'form.title', text: 'Бізге жазыңыз' });
  for (const typed of ['FORM', 'письмо', 'letter ', 'жазыңыз', ''])
    expect(isFound(word, body, typed), typed).toBe(true);
  expect(isFound(word, body, 'нічого')).toBe(false);
});
