import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FONT_LETTERS } from './letters.ts';

/** What every page fetches before it is painted for good. */
const FIRST_SCREEN_BYTES = 60_000;
const ROOT = join(import.meta.dirname, '../../../..');

test.each(['ubuntu', 'montserrat'])('%s is light: three weights of all alphabets', (name) => {
  const sizes = [400, 500, 700].map(
    (weight) => statSync(join(import.meta.dirname, `${name}-${weight}.woff2`)).size,
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(FIRST_SCREEN_BYTES);
});

test('every text of the site, and the names of its games, can be written in it', () => {
  const files = globSync(['apps/web/app/**/messages/**/*.json', 'packages/games/src/portfolio/names.json'], {
    cwd: ROOT,
  });
  expect(files.length).toBeGreaterThan(50);
  const written = new Set(files.flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8')]));
  const missing = [...written].filter((letter) => letter !== '\n' && !FONT_LETTERS.includes(letter));
  expect(missing).toEqual([]);
});
