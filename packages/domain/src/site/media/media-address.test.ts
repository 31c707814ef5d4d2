import { expect, test } from 'vitest';
import { MEDIA_WIDTHS, mediaPath, readMediaPath, type MediaAddress } from './media-address.ts';

const ADDRESS: MediaAddress = { name: 'summer-cup', version: '0a1b2c3d', width: 640, format: 'avif' };

test('the widths are those of the breakpoints, once and twice', () => {
  expect(MEDIA_WIDTHS).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
});

test.each([
  [ADDRESS, '/media/summer-cup.0a1b2c3d.640.avif'],
  [{ ...ADDRESS, name: 'about.toro' }, '/media/about.toro.0a1b2c3d.640.avif'],
  [{ ...ADDRESS, format: undefined }, '/media/summer-cup.0a1b2c3d.640'],
])('%o is written as %s, and read', (address, path) => {
  expect(mediaPath(address)).toBe(path);
  expect(readMediaPath(path)).toEqual(address);
});

test.each([
  '/media/summer-cup.webp',
  '/media/summer-cup.0a1b2c3d.641.avif',
  '/media/summer-cup.0a1b2c3d.0640.avif',
  '/media/summer-cup.0a1b2c3d.640.jpeg',
  '/media/summer-cup.0a1b2c3d.640.',
  '/media/..0a1b2c3d.640.avif',
  '/media/../secret.0a1b2c3d.640.avif',
  '/posters/summer-cup.0a1b2c3d.640.avif',
])('%s is none', (path) => expect(readMediaPath(path)).toBeUndefined());
