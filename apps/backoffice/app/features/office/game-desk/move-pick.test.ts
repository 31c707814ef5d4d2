import { expect, test } from 'vitest';
import { movePick } from './move-pick.ts';

const games = ['a', 'b', 'c'];

test.each([
  ['a', 1, ['b', 'a', 'c']],
  ['c', -1, ['a', 'c', 'b']],
  ['b', -1, ['b', 'a', 'c']],
  ['a', -1, games],
  ['c', 1, games],
  ['z', 1, games],
] as const)('%s moved by %i', (game, by, moved) => expect(movePick(games, game, by)).toEqual(moved));
