import { expect, test } from 'vitest';
import { MARK_PATTERN } from './marks.ts';
import { maskEmail } from './masking.ts';
import { mentionsOf } from './mentions.ts';

test('an address is masked but for its first letter and its host', () => {
  expect(maskEmail('anna.koval@mail.example')).toBe('a***@mail.example');
  expect(maskEmail('a@b.example')).toBe('a***@b.example');
  for (const none of ['', 'anna', '@host.example']) expect(maskEmail(none)).toBe('***');
});

test('mentions: whole names in any case, the longest that fits, and each once', () => {
  const people = ['Anna', 'Anna Koval', 'Petro', 'Petro'].map((name, n) => ({ id: BigInt(n), name }));
  const idsOf = (text: string) => mentionsOf(text, people).map(({ id }) => Number(id));
  expect(idsOf('ask @anna koval, not @Anna KOVAL twice')).toEqual([1]);
  expect(idsOf('@Anna: please')).toEqual([0]);
  expect(idsOf('@Annabel and anna and mail@host')).toEqual([]);
  expect(idsOf('@Petro')).toEqual([2, 3]);
});

test('labels', () => {
  const pattern = new RegExp(MARK_PATTERN, 'u');
  for (const good of ['test', 'VIP', 'документи чекають', 'high-roller 2']) expect(good).toMatch(pattern);
  for (const bad of ['', 'x', ' vip', 'vip ', '=1+1', '<b>', 'a'.repeat(41)])
    expect(bad).not.toMatch(pattern);
});
