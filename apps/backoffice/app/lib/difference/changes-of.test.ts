import { expect, test } from 'vitest';
import { changesOf } from './changes-of.ts';

test('what stayed the same is left out, and what came or went is told', () => {
  expect(changesOf({ role: 'support', name: 'Iryna' }, { role: 'risk', name: 'Iryna' })).toEqual([
    { field: 'role', before: 'support', after: 'risk' },
  ]);
  expect(changesOf(null, { state: 'invited' })).toEqual([
    { field: 'state', before: undefined, after: 'invited' },
  ]);
  expect(changesOf({ state: 'active' }, null)).toEqual([
    { field: 'state', before: 'active', after: undefined },
  ]);
});

test('lists are compared by what is in them, and nothing is no field of the prototype', () => {
  expect(changesOf({ addresses: ['10.0.0.1'] }, { addresses: ['10.0.0.1'] })).toEqual([]);
  expect(changesOf({ addresses: [] }, { addresses: ['10.0.0.1'] })).toHaveLength(1);
  expect(changesOf({ a: 1 }, { toString: 'x', a: 1 })).toEqual([
    { field: 'toString', before: undefined, after: 'x' },
  ]);
});
