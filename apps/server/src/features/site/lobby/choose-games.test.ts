import { expect, test } from 'vitest';
import { chooseGames, type ListSources } from './choose-games.ts';
import { SHIPPED_LAYOUT } from './layout.ts';
import { entryFixture } from './lobby-entry.fixture.ts';
import { createTellingBudget, SHOWN_WINS, strip, worthTelling } from './worth-telling.ts';

const sources: ListSources = {
  entries: [
    entryFixture('a', { genres: ['slots', 'classic'], volatility: 1 }),
    entryFixture('b', { features: ['wilds'], provider: { code: 'other', name: 'Other' } }),
    entryFixture('c', { volatility: 1, example: true }),
    entryFixture('d', { genres: ['instant'], volatility: 'chosen' }),
  ],
  popular: ['b', 'gone', 'a'],
  week: ['a'],
  picked: { royal: [], tournament: ['b'] },
  favourites: ['c', 'b'],
  recent: ['a'],
  layout: SHIPPED_LAYOUT,
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
  [{ genre: ['classic', 'instant'] }, ['a', 'd']],
  [{ genre: ['slots', 'instant'], volatility: ['1', 'chosen'] }, ['a', 'c', 'd']],
  [{ genre: ['slots'], feature: ['wilds', 'none'] }, ['b']],
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

const win = (playerName: string, times: bigint, game = 'a') => ({
  playerName,
  game,
  stakeMinor: 100n,
  winMinor: times * 100n,
});

test('the strip has one win of a player in a game, the latest', () => {
  const kept = [win('ann', 6n), win('ann', 90n), win('ann', 7n, 'b'), win('bob', 5n)];
  expect(strip(kept)).toEqual([kept[0], kept[2], kept[3]]);
});

test('its floor grows once enough players reach it, and a busy one does not raise it alone', () => {
  const small = Array.from({ length: SHOWN_WINS }, (_, n) => win(`small${n}`, 6n));
  const busy = Array.from({ length: 50 }, () => win('busy', 30n));
  expect(strip([...busy, ...small])).toHaveLength(SHOWN_WINS);
  expect(strip([...busy, ...small])[1]).toBe(small[0]);
  const large = Array.from({ length: SHOWN_WINS }, (_, n) => win(`large${n}`, 20n));
  expect(strip([...small, ...large])).toEqual(large);
});

test('six wins are told at once, then two a second', () => {
  const budget = createTellingBudget();
  expect([3, 3, 3].map((wanted) => budget.take(wanted, 0))).toEqual([3, 3, 0]);
  expect(budget.take(3, 499)).toBe(0);
  expect(budget.take(3, 1_000)).toBe(2);
  expect(budget.take(99, 1_000_000)).toBe(6);
});
