import { expect, test } from 'vitest';
import { posterPath, readPosterPath, type PosterAddress } from './poster-address.ts';

const ADDRESS: PosterAddress = {
  game: 'six-of-45',
  version: '0a1b2c3d',
  language: 'kk',
  width: 400,
  format: 'avif',
};

test('an address reads as it was written', () => {
  expect(posterPath(ADDRESS)).toBe('/posters/six-of-45.0a1b2c3d.kk.400.avif');
  expect(readPosterPath(posterPath(ADDRESS))).toEqual(ADDRESS);
});

test.each([
  '/posters/six-of-45.webp',
  '/posters/six-of-45.0a1b2c3d.kk.500.avif',
  '/posters/six-of-45.0a1b2c3d.uk.400.avif',
  '/posters/six-of-45.0a1b2c3d.kk.400.jpeg',
  '/posters/../0a1b2c3d.kk.400.avif',
  '/assets/six-of-45.0a1b2c3d.kk.400.avif',
])('%s is none', (path) => expect(readPosterPath(path)).toBeUndefined());
