import { expect, test } from 'vitest';
import { likeFirst } from './like-first.ts';

const tile = (
  code: string,
  genres: string[],
  features: string[] = [],
  access: 'open' | 'closed' = 'open',
) => ({
  ...{ code, genres, features, access },
});
const GAME = tile('this', ['slots', 'sea'], ['wild', 'free-spins']);

test('what has most in common comes first, a genre before a feature', () => {
  const tiles = [
    tile('feature', ['slots'], ['wild']),
    tile('both', ['slots', 'sea'], ['wild', 'free-spins']),
    tile('genres', ['slots', 'sea']),
    tile('one', ['slots']),
  ];
  expect(likeFirst(GAME, tiles).map(({ code }) => code)).toEqual(['both', 'genres', 'feature', 'one']);
});

test('neither itself nor what cannot be entered is offered', () => {
  expect(likeFirst(GAME, [GAME, tile('shut', ['sea'], [], 'closed')])).toEqual([]);
});
