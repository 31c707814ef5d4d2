import { expect, test } from 'vitest';
import { readLevel } from './sound-level.ts';

test('what is kept is a level, or silence', () => {
  expect(['0', '0.4', '1', '7', '-1', 'loud', ''].map(readLevel)).toEqual([0, 0.4, 1, 0, 0, 0, 0]);
});
