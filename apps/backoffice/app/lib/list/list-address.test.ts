import { listAudit } from '@croupier/contract/office/audit';
import { listOperators } from '@croupier/contract/office/operators';
import { expect, test } from 'vitest';
import {
  directionOf,
  exportAddress,
  isTaken,
  listQueryOf,
  nextSort,
  withoutFilters,
} from './list-address.ts';

const OPERATORS = { operation: listOperators, filters: [{ name: 'state' }, { name: 'text' }] };

test('only what the list knows is asked of the server', () => {
  const search = { text: 'iryna', state: '', entry: '7', sort: '-name' };
  expect(listQueryOf(OPERATORS, search)).toEqual({ text: 'iryna', sort: '-name' });
  expect(withoutFilters(OPERATORS, search)).toEqual({ entry: '7' });
});

test('the export is the same list as a file', () => {
  expect(exportAddress(OPERATORS, { text: 'a & b', sort: '-name', entry: '7' })).toBe(
    '/office/api/operators.csv?sort=-name&text=a+%26+b',
  );
  expect(exportAddress(OPERATORS, {})).toBe('/office/api/operators.csv');
});

test('a heading goes from one order to the other, and says which it is', () => {
  expect(directionOf(listOperators, {}, 'name')).toBe('ascending');
  expect(nextSort(listOperators, {}, 'name')).toBe('-name');
  expect(nextSort(listOperators, { sort: '-name' }, 'name')).toBe('name');
  expect(nextSort(listOperators, { sort: '-name' }, 'createdAt')).toBe('createdAt');
  expect(directionOf(listOperators, { sort: '-name' }, 'createdAt')).toBe('none');
  // The newest come first there, and the first press asks for the oldest.
  expect(directionOf(listAudit, {}, 'position')).toBe('descending');
  expect(nextSort(listAudit, {}, 'position')).toBe('position');
});

test('half of a word is not sent to be refused', () => {
  expect(isTaken(listAudit, 'requestId', '0b0e7f3a')).toBe(false);
  expect(isTaken(listAudit, 'requestId', '3d0c3b0e-4a7e-4d3a-9a55-0c8f6c1f7a01')).toBe(true);
  expect(isTaken(listAudit, 'subjectId', '7')).toBe(true);
});
