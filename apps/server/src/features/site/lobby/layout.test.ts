import type { LobbyLayout } from '@croupier/contract/site/lobby';
import { expect, test } from 'vitest';
import { genresShown, layoutFor, pinnedFirst, SHIPPED_LAYOUT } from './layout.ts';
import { entryFixture } from './lobby-entry.fixture.ts';

const entries = ['a', 'b', 'c'].map((code) => entryFixture(code));
const withPins = (category: string, games: string[]): LobbyLayout => ({
  ...SHIPPED_LAYOUT,
  pinned: [{ category, games }],
});
const codes = (of: readonly { code: string }[]) => of.map(({ code }) => code).join('');

test('what is pinned comes first, and what is not in the list does not come into it', () => {
  expect(codes(pinnedFirst(entries, withPins('all', ['c', 'gone', 'b']), 'all'))).toBe('cba');
  expect(pinnedFirst(entries, withPins('slots', ['c']), 'all')).toBe(entries);
});

test('genres stand as people ordered them, a new one after them, and none that is hidden', () => {
  const genres = ['a', 'b', 'c', 'd'].map((code) => ({ code }));
  const layout = {
    ...SHIPPED_LAYOUT,
    genres: [
      { code: 'c', shown: true },
      { code: 'a', shown: false },
      { code: 'gone', shown: true },
    ],
  };
  expect(codes(genresShown(genres, layout))).toBe('cbd');
  expect(codes(genresShown(genres, SHIPPED_LAYOUT))).toBe('abcd');
});

test('the most particular layout holds', () => {
  const stored = (['all', 'rino', 'KZ'] as const).map((scope) => ({
    scope,
    layout: withPins(scope, ['a']),
    changedAt: new Date(0),
  }));
  const scopeFor = (region?: 'KZ' | 'UA', brand: 'rino' | 'toro' = 'rino') =>
    layoutFor(stored, { brand, region }).pinned[0]?.category;
  expect([scopeFor('KZ'), scopeFor('UA'), scopeFor(undefined, 'toro')]).toEqual(['KZ', 'rino', 'all']);
  expect(layoutFor([], { brand: 'rino', region: 'UA' })).toBe(SHIPPED_LAYOUT);
});
