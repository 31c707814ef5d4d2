import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { readDeclared } from './read-declared.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const declared = await readDeclared(`${ROOT}apps/web/app/`);

const pages = declared.flatMap(({ pages = [] }) => pages);

/** Where a page stands: below the page that is its frame, if one is. */
const placeOf = ({ path, frame }: (typeof pages)[number]): string => {
  const above = frame === undefined ? undefined : pages.find(({ holds }) => holds === frame);
  return `${above ? placeOf(above) : ''}${path && `/${path}`}`;
};

/** What the router matches, as expressions: a parameter is any word, and may be missing where it says so. */
const routes = pages
  .filter(({ path }) => path !== '*')
  .map(placeOf)
  .map(
    (place) =>
      new RegExp(`^${place.replaceAll(/\/:\w+\?/g, '(/[\\w-]+)?').replaceAll(/:\w+/g, '[\\w-]+') || '/'}$`),
  );

const files = globSync('apps/server/content/**/*.{md,yaml}', { cwd: ROOT }).sort();

test('there is content to look at', () => expect(files.length).toBeGreaterThanOrEqual(4));

test.each(files)('%s leads to pages that there are', (file) => {
  const text = readFileSync(ROOT + file, 'utf8');
  const links = [...text.matchAll(/\]\((\/[^)#\s]*)|\bto: ["']?(\/[^\s"',}]*)/g)].map(
    ([, link, to]) => (link ?? to)!,
  );
  const lost = links
    .map((link) => link.split(/[?#]/)[0]!)
    .filter((link) => !routes.some((route) => route.test(link)));
  expect(lost).toEqual([]);
});
