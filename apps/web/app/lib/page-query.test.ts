import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EMPTY_FORM } from '../features/play/fairness/verify-form-rules.ts';
import { gamesPath } from '../features/site/lobby/games-address.ts';
import { readFilter } from '../features/play/rounds/history-filter.ts';
import { readAddress } from '../features/money/statement/statement-address.ts';
import { pageQuery, QUERY_KEYS } from './page-query.ts';

test('a page sees the keys it knows, in one order, each once', () => {
  expect(pageQuery('')).toBe('');
  expect(pageQuery('?x=1&utm_source=mail')).toBe('');
  expect(pageQuery('?q=%D1%97&x=1&genre=fruit&genre=other&q=b')).toBe('?genre=fruit&q=%D1%97');
  expect(pageQuery('?__proto__=1&constructor=2&toString=3')).toBe('');
});

test('whatever a page writes into an address is known', () => {
  const games = gamesPath({
    category: 'new',
    provider: ['a'],
    genre: ['b'],
    feature: ['c'],
    volatility: ['1'],
    sort: 'new',
    search: 'd',
  });
  const none = new URLSearchParams();
  const written = [
    ...new URL(games, 'http://x').searchParams.keys(),
    ...Object.keys(readFilter(none)),
    ...Object.keys(readAddress(none, { currency: 'UAH', kind: 'real' })),
    ...Object.keys(EMPTY_FORM),
  ];
  expect(written.filter((key) => !QUERY_KEYS.has(key))).toEqual([]);
});

test('whatever a page reads by name from an address is known', () => {
  const app = join(import.meta.dirname, '..');
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.tsx?$/.test(file),
  );
  const read = files.flatMap((file) => {
    const source = readFileSync(join(app, file), 'utf8');
    if (!/searchParams/i.test(source)) return [];
    const names = [
      ...source.matchAll(
        /(?:search|searchParams|query|useSearchParams\(\)\[0\]|\(search\))\.(?:get|has)\('(\w+)'\)/gi,
      ),
    ];
    return names.map(([, name]) => name!);
  });
  expect(read).toEqual(
    expect.arrayContaining(['mode', 'redirect', 'where', 'currency', 'r', 'round', 'deposit']),
  );
  expect(read.filter((key) => !QUERY_KEYS.has(key))).toEqual([]);
});
