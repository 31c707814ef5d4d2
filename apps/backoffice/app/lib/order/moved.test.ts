import { expect, test } from 'vitest';
import { moved } from './moved.ts';

const items = ['a', 'b', 'c'];

test.each([
  [0, 1, 'bac'],
  [2, 0, 'cab'],
  [0, 2, 'bca'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [5, 0, 'abc'],
])('from %i to %i', (from, to, after) => expect(moved(items, from, to).join('')).toBe(after));
