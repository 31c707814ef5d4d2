import type { GameSort } from '@croupier/contract/site/lobby';
import { expect, test } from 'vitest';
import { entryFixture } from './lobby-entry.fixture.ts';
import { marksOf } from './marks.ts';
import { sortGames } from './sort-games.ts';

const names = (ua: string, en: string) => ({ ua, ru: ua, en, kk: ua });
const figures = (rtpMicro: number | null) => () => ({ volatility: null, rtpMicro, maximumWinCenti: null });
const all = [
  entryFixture('old', { addedOn: '2026-01-01', names: names('Їжак', 'Bee'), volatility: 'chosen' }),
  entryFixture('first', { addedOn: '2026-03-01', names: names('Ґанок', 'Ant'), volatility: 5 }),
  entryFixture('second', { addedOn: '2026-03-01', names: names('Яр', 'Cat'), volatility: 1 }),
  entryFixture('studio', { names: names('Абетка', 'Dog'), figures: figures(null) }),
  entryFixture('high', { addedOn: '2026-02-01', names: names('Гай', 'Elk'), figures: figures(970_000) }),
];

test.each<[GameSort, string[]]>([
  ['new', ['second', 'first', 'high', 'old', 'studio']],
  ['rtp', ['high', 'old', 'first', 'second', 'studio']],
  ['volatility', ['second', 'first', 'old', 'studio', 'high']],
  ['name', ['studio', 'high', 'first', 'old', 'second']],
])('%s', (sort, codes) =>
  expect(sortGames(all, { sort, language: 'ua', all }).map(({ code }) => code)).toEqual(codes),
);

test('names are sorted in the language of the page', () => {
  const sorted = sortGames(all, { sort: 'name', language: 'en', all });
  expect(sorted.map(({ code }) => code)).toEqual(['first', 'old', 'second', 'studio', 'high']);
});

test('the latest few are new for two months, the most played are top', () => {
  const marks = (popular: string[], now: string) => {
    const markOf = marksOf({ entries: all, popular }, new Date(now));
    return Object.fromEntries(all.map(({ code }) => [code, markOf(code)]));
  };
  expect(marks(['first', 'gone', 'old', 'high'], '2026-04-01T00:00:00Z')).toEqual({
    old: 'top',
    first: 'top',
    second: 'new',
    studio: null,
    high: 'new',
  });
  expect(Object.values(marks([], '2026-12-01T00:00:00Z'))).toEqual([null, null, null, null, null]);
});
