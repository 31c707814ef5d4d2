import { ALL_DRAW_WORDS, drawDomainOf, LootDomainSchema } from '@croupier/contract/play/fairness';
import { LOOT_DOMAIN_PREFIXES } from '@croupier/games';
import { expect, test } from 'vitest';

test('knows the same words on the wire as in the maths, where no game’s id begins with one', () => {
  expect(ALL_DRAW_WORDS.map((word) => `${word}-`)).toEqual(LOOT_DOMAIN_PREFIXES);
});

test('gives programmes of one code and different kinds streams of their own', () => {
  const domains = ['bonus-promotion', 'calendar', 'box'].map((kind) => drawDomainOf(kind, 'winter'));
  expect(domains).toEqual(['loot-winter', 'calendar-winter', 'chest-winter']);
  const pattern = new RegExp((LootDomainSchema as unknown as { pattern: string }).pattern);
  expect(domains.every((domain) => pattern.test(domain))).toBe(true);
});

test('has no word that begins with another one and a hyphen: a code could make one of the other', () => {
  for (const word of ALL_DRAW_WORDS)
    expect(ALL_DRAW_WORDS.filter((other) => other.startsWith(`${word}-`))).toEqual([]);
});
