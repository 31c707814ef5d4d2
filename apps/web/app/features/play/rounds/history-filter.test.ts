import { expect, test } from 'vitest';
import { isFiltered, periodOf, queryOf, readFilter, writeFilter } from './history-filter.ts';

const read = (address: string) => readFilter(new URLSearchParams(address));

test('an address is read and written without loss, and nonsense is left out', () => {
  const address = {
    game: 'sunny-orchard',
    result: 'won',
    kind: 'play',
    from: '2030-02-01',
    to: '2030-02-28',
  };
  expect(writeFilter(read(new URLSearchParams(address).toString()))).toEqual(address);
  expect(isFiltered(read('result=perhaps&from=2030-99-99&kind=bonus&state=&page=2'))).toBe(false);
  expect(isFiltered(read('state=open'))).toBe(true);
});

test('a period has both its days whole, also over the end of a month', () => {
  const { from, to } = periodOf({ from: '2030-02-28', to: '2030-02-28' });
  expect(Date.parse(to!) - Date.parse(from!)).toBe(86_400_000);
  expect(new Date(to!).getHours()).toBe(0);
  expect(periodOf({ from: '', to: '' })).toEqual({});
});

test('nothing is asked for that was not chosen', () => {
  expect(queryOf(read(''))).toEqual({});
  expect(queryOf(read('result=lost'))).toEqual({ result: 'lost' });
});
