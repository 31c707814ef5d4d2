import { expect, test } from 'vitest';
import { choicesOf, columnsOf, moveColumn, toggleColumn } from './list-columns.ts';

const KNOWN = [{ id: 'name' }, { id: 'role' }, { id: 'email', hidden: true as const }];

test('what was kept is shown in its order, without columns that are no more', () => {
  expect(columnsOf(KNOWN, null)).toEqual(['name', 'role']);
  expect(columnsOf(KNOWN, ['email', 'gone', 'name', 'name'])).toEqual(['email', 'name']);
  expect(columnsOf(KNOWN, ['gone'])).toEqual(['name', 'role']);
});

test('all may be chosen from, and the last one shown stays', () => {
  expect(choicesOf(KNOWN, ['role']).map(({ id }) => id)).toEqual(['role', 'name', 'email']);
  expect(toggleColumn(['role'], 'role')).toEqual(['role']);
  expect(toggleColumn(['role', 'name'], 'role')).toEqual(['name']);
  expect(toggleColumn(['role'], 'email')).toEqual(['role', 'email']);
});

test('a column moves by one place and stays at the edge', () => {
  expect(moveColumn(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moveColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moveColumn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
});
