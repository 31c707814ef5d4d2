import { expect, test } from 'vitest';
import { activeFilters, NO_FILTER, readFilter, statesOf, writeFilter } from './payment-filter.ts';

const read = (address: string) => readFilter(new URLSearchParams(address));

test('an address is written as it is read', () => {
  const address = { kind: 'out', state: 'REJECTED', from: '2030-01-02', to: '2030-01-02' };
  const filter = read(String(new URLSearchParams(address)));
  expect(writeFilter(filter)).toEqual(address);
  expect(activeFilters(filter)).toBe(4);
});

test('whatever names nothing is left out', () => {
  expect(read('')).toEqual(NO_FILTER);
  expect(read('kind=both&state=GONE&from=soon&to=2030-13-40')).toEqual(NO_FILTER);
  // A state of the other kind, and a period that ends before it begins.
  expect(read('kind=in&state=REJECTED')).toMatchObject({ kind: 'in', state: '' });
  expect(read('from=2030-01-02&to=2030-01-01')).toMatchObject({ from: '2030-01-02', to: '' });
  expect(read('to=2030-01-01')).toMatchObject({ from: '', to: '2030-01-01' });
});

test('each state is offered once', () => {
  expect(new Set(statesOf('')).size).toBe(statesOf('').length);
  expect(statesOf('')).toEqual(expect.arrayContaining([...statesOf('in'), ...statesOf('out')]));
});
