import type { Shelf } from '@croupier/contract/site/lobby';
import { expect, test } from 'vitest';
import { countLists, frontOf } from './front.ts';
import type { ListSources } from './choose-games.ts';
import { SHIPPED_LAYOUT } from './layout.ts';
import { entryFixture } from './lobby-entry.fixture.ts';

const many = (count: number): string[] => Array.from({ length: count }, (_, n) => `g${n}`);
const sources: ListSources = {
  entries: [...many(20).map((code) => entryFixture(code)), entryFixture('example', { example: true })],
  popular: [],
  week: [],
  picked: { royal: [], tournament: [] },
  favourites: [],
  recent: [],
  layout: SHIPPED_LAYOUT,
};
const listsOf = (more: Partial<ListSources>) => frontOf({ ...sources, ...more }).rows.map(({ list }) => list);

test('a new house shows all its games, and no example of a demonstration', () => {
  const { rows, more } = frontOf(sources);
  expect(rows.map(({ list, games }) => [list, games.length])).toEqual([['all', 12]]);
  expect(more.map(({ code }) => code)).toEqual(many(20).slice(12));
});

test('a house that is played opens with what is popular; a player with what they played last', () => {
  const popular = many(8).toReversed();
  expect(listsOf({ popular })).toEqual(['popular']);
  expect(listsOf({ popular, recent: ['g3'], favourites: ['g9'] })).toEqual([
    'recent',
    'popular',
    'favorites',
  ]);
  const { more } = frontOf({ ...sources, popular });
  expect(more.map(({ code }) => code)).toEqual(many(20).slice(8));
});

test('a row that would repeat an earlier one is left out', () => {
  const popular = many(8);
  expect(listsOf({ popular, week: popular })).toEqual(['popular']);
  expect(listsOf({ popular, week: popular.toReversed() })).toEqual(['popular', 'week']);
});

test('rows stand in the order that people gave them, and a hidden one is not there', () => {
  const shelf = (list: Shelf, shown = true) => ({ list, shown });
  const layout = {
    ...SHIPPED_LAYOUT,
    shelves: [shelf('week'), shelf('popular', false), shelf('all'), shelf('recent')],
  };
  const house = { layout, popular: many(8), week: many(6).toReversed(), recent: ['g3'] };
  expect(listsOf(house)).toEqual(['week', 'all', 'recent']);
});

test('lists are counted for everybody alike', () => {
  const counts = new Map(
    countLists({ ...sources, popular: ['g1', 'gone'] }).map((list) => [list.code, list.count]),
  );
  expect([counts.get('popular'), counts.get('tournament'), counts.has('recent')]).toEqual([1, 0, false]);
});
