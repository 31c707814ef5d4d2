import { gzipSync } from 'node:zlib';
import { GAMES } from '@croupier/games';
import { namesOf } from '@croupier/games/portfolio/names.ts';
import { describe, expect, it } from 'vitest';
import { pictureSvg } from '../picture/picture-svg.ts';
import type { Picture } from '../picture/picture.ts';
import { GAME_IDS, sceneArtOf } from './art-of.ts';
import { isGameArt } from './game-art.ts';
import { LETTERS } from './lettering/letters.ts';
import { exampleArt } from './testing/example-art.ts';

const arts = [
  ['the example', exampleArt] as const,
  ...(await Promise.all(GAME_IDS.map(async (id) => [id, (await sceneArtOf(id))!] as const))),
];

describe.each(arts)('%s', (_, art) => {
  it('is drawn with proper numbers and colours everywhere', () => {
    const pictures = [
      art.logo,
      art.poster(),
      art.backdrop(1440, 900),
      art.backdrop(390, 640),
      ...(isGameArt(art) ? Object.values(art.symbols) : []),
      ...Object.values(art.pieces ?? {}),
    ];
    for (const picture of pictures) expectSound(picture);
  });

  it('has a poster that is light to fetch', () => {
    expect(art.poster()).toMatchObject({ width: 600, height: 800 });
    expect(art.logo).toMatchObject({ width: 600, height: 150 });
    expect(gzipSync(pictureSvg(art.poster(), 'p')).length).toBeLessThan(24_000);
  });
});

it('has letters for the name of every game in every language, on a poster that is light to draw', async () => {
  for (const { definition } of GAMES)
    for (const name of Object.values(namesOf(definition.id))) {
      for (const letter of name.toLocaleUpperCase('uk')) expect(LETTERS, name).toHaveProperty([letter]);
      const poster = (await sceneArtOf(definition.id))?.poster(name);
      expectSound(poster!);
      expect(gzipSync(pictureSvg(poster!, 'p')).length).toBeLessThan(26_000);
    }
});

it('draws every symbol of every grid game on offer', async () => {
  for (const { definition } of GAMES) {
    const art = await sceneArtOf(definition.id);
    expect(art, definition.id).toBeDefined();
    if (!art || !isGameArt(art) || !('symbols' in definition)) continue;
    for (const { id } of definition.symbols) expect(Object.keys(art.symbols)).toContain(id);
  }
});

/** No NaN or undefined slipped into a path, and every colour is one that SVG and canvas read alike. */
function expectSound(picture: Picture): void {
  const svg = pictureSvg(picture, 'x');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  for (const [, colour] of svg.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g))
    expect(colour).toMatch(/^(none|url\(#x-\d+\)|#[0-9a-f]{3,8})$/i);
}
