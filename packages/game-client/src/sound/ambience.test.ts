import { GAMES } from '@croupier/games';
import { expect, test } from 'vitest';
import { barOf } from './ambience.ts';
import { ambienceOf } from './ambiences.ts';

const CODES = GAMES.map(({ definition }) => definition.id);

test.each(CODES)('%s has music of its own, in tones of its scale and within what is pleasant', (code) => {
  const ambience = ambienceOf(code)!;
  const notes = Array.from({ length: 16 }, (_, bar) => barOf(ambience, bar)).flat();
  for (const note of notes) {
    if (note.kind !== 'tone') throw new Error('Music is made of tones');
    const halfTones = Math.round(12 * Math.log2(note.hz / ambience.rootHz));
    expect(ambience.scale).toContain(halfTones % 12);
    expect(note.hz).toBeLessThan(1_500);
    expect(note.atS).toBeLessThan(ambience.barS);
  }
  // All that sounds at once stays far below full.
  const loudest = Math.max(...Array.from({ length: 16 }, (_, bar) => barOf(ambience, bar).length));
  expect(loudest * 0.09).toBeLessThan(1);
});

test('no two games have the same, and a bar is the same each time it is asked for', () => {
  const bars = CODES.map((code) => JSON.stringify(barOf(ambienceOf(code)!, 5)));
  expect(new Set(bars).size).toBe(CODES.length);
  expect(bars).toEqual(CODES.map((code) => JSON.stringify(barOf(ambienceOf(code)!, 5))));
});

test('bars differ from each other, so that it does not go round in a circle', () => {
  const ambience = ambienceOf('lantern-tide')!;
  const bars = Array.from({ length: 40 }, (_, bar) => JSON.stringify(barOf(ambience, bar)));
  expect(new Set(bars).size).toBeGreaterThan(30);
});
