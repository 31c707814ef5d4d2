import { expect, test } from 'vitest';
import { GAMES } from './index.ts';
import NAMES from './names.json' with { type: 'json' };
import { namesOf } from './names.ts';

test('every game of the portfolio has names, and no other has', () => {
  const codes = GAMES.map(({ definition }) => definition.id);
  expect(Object.keys(NAMES).sort()).toEqual(codes.sort());
});

test('a game without names is not called by its code in silence', () => {
  expect(() => namesOf('no-such-game')).toThrow('no-such-game');
});
