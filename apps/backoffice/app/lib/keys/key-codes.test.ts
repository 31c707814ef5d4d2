import { expect, test } from 'vitest';
import { keyOf } from './key-codes.ts';

test.each([
  [{ key: 'j', code: 'KeyJ' }, 'j'],
  [{ key: 'J', code: 'KeyJ' }, 'j'],
  [{ key: 'о', code: 'KeyJ' }, 'j'],
  [{ key: 'ї', code: 'BracketRight' }, 'ї'],
  [{ key: '?', code: 'Slash' }, '?'],
  [{ key: 'Enter', code: 'Enter' }, 'Enter'],
  // On another Latin keyboard the letter counts, not its place.
  [{ key: 'a', code: 'KeyQ' }, 'a'],
])('%j is %j', (event, key) => {
  expect(keyOf(event)).toBe(key);
});
