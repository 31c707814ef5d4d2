import { expect, test } from 'vitest';
import {
  type GamesAddress,
  gamesAddressOf,
  gamesPath,
  gamesQuery,
  isKnownAddress,
  readGamesAddress,
  toggled,
} from './games-address.ts';

test.each<[string, GamesAddress]>([
  ['/games', {}],
  ['/games/popular', { category: 'popular' }],
  ['/games/fruits?volatility=2&q=sun', { category: 'fruits', volatility: ['2'], search: 'sun' }],
  ['/games?volatility=chosen', { volatility: ['chosen'] }],
  ['/providers/paper-moon?feature=wilds', { provider: ['paper-moon'], feature: ['wilds'] }],
  ['/toro-games?feature=wilds', { provider: ['toro-games'], feature: ['wilds'] }],
  ['/games/week?provider=toro-games', { category: 'week', provider: ['toro-games'] }],
  ['/games?genre=sea&q=%D1%81%D0%B0%D0%B4+a%26b', { genre: ['sea'], search: 'сад a&b' }],
  ['/games?genre=fruits%2Csea&sort=rtp', { genre: ['fruits', 'sea'], sort: 'rtp' }],
  ['/games?provider=a%2Cb', { provider: ['a', 'b'] }],
])('%s and back', (path, address) => {
  expect(gamesPath(address)).toBe(path);
  expect(gamesQuery(gamesAddressOf(new URL(`/kk${path}`, 'http://localhost'))!)).toEqual(address);
});

test('other pages are no lists', () => {
  for (const pathname of ['/en', '/en/providers', '/en/login'])
    expect(gamesAddressOf({ pathname, search: '?genre=sea' })).toBeUndefined();
});

test('nonsense in an address narrows nothing', () => {
  const query = new URLSearchParams({ genre: '../x', volatility: '9', provider: '', sort: 'best', q: '   ' });
  expect(gamesQuery(readGamesAddress({}, query))).toEqual({});
  expect(readGamesAddress({}, new URLSearchParams({ q: 'x'.repeat(99) })).search).toHaveLength(60);
});

test('a choice is added and taken off, and choices stand in one order', () => {
  const one = toggled({ category: 'week' }, 'genre', 'sea');
  expect(one).toEqual({ category: 'week', genre: ['sea'] });
  expect(toggled(one, 'genre', 'fruits').genre).toEqual(['fruits', 'sea']);
  expect(toggled(one, 'genre', 'sea').genre).toBeUndefined();
  expect(readGamesAddress({}, new URLSearchParams({ genre: 'sea,../x,fruits,sea' })).genre).toEqual([
    'fruits',
    'sea',
  ]);
});

test('a page exists for lists, genres and studios only', () => {
  const facets = {
    lists: [],
    genres: [{ code: 'fruits', count: 1, poster: null }],
    features: [],
    providers: [{ code: 'toro-games', name: 'Toro Games', count: 1 }],
    volatilities: [],
  };
  expect(isKnownAddress({}, facets)).toBe(true);
  expect(isKnownAddress({ category: 'royal' }, facets)).toBe(true);
  expect(isKnownAddress({ category: 'fruits', provider: ['toro-games'] }, facets)).toBe(true);
  expect(isKnownAddress({ category: 'fruitz' }, facets)).toBe(false);
  expect(isKnownAddress({ provider: ['toro-games', 'nobody'] }, facets)).toBe(false);
});
