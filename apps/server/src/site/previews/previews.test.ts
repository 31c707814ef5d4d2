import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPreviews, isPreview } from './previews.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'previews-'))));
afterEach(() => rm(folder, { recursive: true }));

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z" fill="red"/></svg>',
);
const htmlOf = (title: string) =>
  `<head><title>${title} — Rino</title><meta property="og:title" content="${title} &amp; &lt;more&gt;"/>` +
  '<meta property="og:site_name" content="Rino"/><meta property="og:description" content="What it is."/>' +
  '<link rel="image_src" href="/art/x.svg"/></head>';

function previewsOf(page: (path: string) => { status: number; html: string }) {
  const asked: string[] = [];
  const previews = createPreviews({
    folder,
    brand: 'rino',
    page: async (path) => (asked.push(path), page(path)),
    picture: async () => SVG,
  });
  return { asked, get: (path: string) => previews.get(`/previews${path}.png`, '::1') };
}

test('a page’s picture is a PNG of the size that is shared, drawn once and kept', async () => {
  const { asked, get } = previewsOf(() => ({ status: 200, html: htmlOf('Games') }));
  const [first, second] = await Promise.all([get('/en/games'), get('/en/games')]);
  expect(asked).toEqual(['/en/games', '/en/games']);
  if (!('body' in first) || !('body' in second)) throw new Error('There is no picture.');
  expect(await sharp(first.body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(second.body.equals(first.body)).toBe(true);
  expect(await readdir(folder)).toEqual([`${first.version}.png`]);
  const later = await previewsOf(() => ({ status: 200, html: htmlOf('Games') })).get('/en/games');
  expect('body' in later && later.body.equals(await readFile(join(folder, `${first.version}.png`)))).toBe(
    true,
  );
});

test('what the page says is what the picture is of, whatever signs are in it', async () => {
  const titles: Record<string, string> = { '/en/a': 'One', '/en/b': '<b>Two', '/ua/a': 'Королівський клуб' };
  const { get } = previewsOf((path) => ({ status: 200, html: htmlOf(titles[path]!) }));
  const versions = [];
  for (const path of Object.keys(titles)) {
    const preview = await get(path);
    versions.push('version' in preview && preview.version);
  }
  expect(new Set(versions).size).toBe(3);
});

test.each([
  [404, 404],
  [302, 404],
  [429, 429],
  [503, 503],
])('of a page that answers %i there is no picture but %i, and nothing is drawn', async (status, told) => {
  const { get } = previewsOf(() => ({ status, html: htmlOf('Gone') }));
  expect(await get('/en/gone')).toEqual({ status: told });
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['/previews/en.png', true],
  ['/previews/en/slots/sunny-orchard.png', true],
  ['/previews/en/../../x.png', false],
  ['/previews/en//evil.png', false],
  ['/previews/api/app.svg', false],
  ['/previews/en/%2e%2e.png', false],
  [`/previews/en/${'a'.repeat(65)}.png`, false],
])('%s may be one: %s', (path, is) => expect(isPreview(path)).toBe(is));
