import { expect, test } from 'vitest';
import { chooseGames, type ListSources } from './choose-games.ts';
import type { LobbyEntry } from './lobby-entry.ts';
import { createTellingBudget, worthTelling } from './worth-telling.ts';

const entry = (
  code: string,
  { volatility = 3, ...more }: Partial<LobbyEntry> & { volatility?: number | 'chosen' } = {},
): LobbyEntry => ({
  code,
  names: { ua: code, ru: code, en: code, kk: code },
  provider: { code: 'toro-games', name: 'Toro Games' },
  maker: 'house',
  poster: null,
  available: true,
  demo: true,
  example: false,
  genres: ['slots'],
  features: [],
  figures: () => ({ volatility, rtpMicro: 950_000, maximumWinCenti: null }),
  ...more,
});
const sources: ListSources = {
  entries: [
    entry('a', { genres: ['slots', 'classic'], volatility: 1 }),
    entry('b', { features: ['wilds'], provider: { code: 'other', name: 'Other' } }),
    entry('c', { volatility: 1, example: true }),
    entry('d', { genres: ['instant'], volatility: 'chosen' }),
  ],
  popular: ['b', 'gone', 'a'],
  week: ['a'],
  picked: { royal: [], tournament: ['b'] },
  favourites: ['c', 'b'],
  recent: ['a'],
};

test.each([
  [{}, ['a', 'b', 'c', 'd']],
  [{ category: 'popular' }, ['b', 'a']],
  [{ category: 'week' }, ['a']],
  [{ category: 'classical' }, ['a']],
  [{ category: 'royal' }, ['a']],
  [{ category: 'tournament' }, ['b']],
  [{ category: 'favorites' }, ['c', 'b']],
  [{ category: 'recent' }, ['a']],
  [{ category: 'classic' }, ['a']],
  [{ category: 'slots', feature: 'wilds' }, ['b']],
  [{ provider: 'toro-games', volatility: '1' }, ['a', 'c']],
  [{ volatility: 'chosen' }, ['d']],
  [{ category: 'favorites', genre: 'slots', provider: 'other' }, ['b']],
])('%j', (narrowing, codes) =>
  expect(chooseGames(sources, narrowing).map(({ code }) => code)).toEqual(codes),
);

test('picked games make the royal list when there are any', () => {
  const picked = { royal: ['b'], tournament: [] };
  expect(chooseGames({ ...sources, picked }, { category: 'royal' }).map(({ code }) => code)).toEqual(['b']);
});

test('wins are told from five stakes on, the largest in stakes first, three at most', () => {
  const round = (stakeMinor: bigint, winMinor: bigint) => ({ stakeMinor, winMinor });
  expect(
    worthTelling([
      round(100n, 499n),
      round(100n, 500n),
      round(1n, 90n),
      round(100n, 0n),
      round(10n, 60n),
      round(10n, 70n),
    ]),
  ).toEqual([round(1n, 90n), round(10n, 70n), round(10n, 60n)]);
});

test('six wins are told at once, then two a second', () => {
  const budget = createTellingBudget();
  expect([3, 3, 3].map((wanted) => budget.take(wanted, 0))).toEqual([3, 3, 0]);
  expect(budget.take(3, 499)).toBe(0);
  expect(budget.take(3, 1_000)).toBe(2);
  expect(budget.take(99, 1_000_000)).toBe(6);
});
