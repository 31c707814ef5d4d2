import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@croupier/domain/site/regions';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import routes from '../app/routes.ts';
import { readDeclared } from './read-declared.ts';

const APP = join(import.meta.dirname, '../app');
const declared = await readDeclared(APP);
const config = await routes;

/** The module that answers at an address without language. */
function moduleAt(address: string): string | undefined {
  const tree = (entries: RouteConfigEntry[]): RouteObject[] =>
    entries.map(({ path, index, file, children = [] }) =>
      index ? { index: true, id: file } : { ...(path && { path }), handle: file, children: tree(children) },
    );
  const last = matchRoutes(tree(config), `/en${address}`)?.at(-1)?.route;
  return last?.index ? last.id : (last?.handle as string | undefined);
}

test('every page that is declared is a route, in a frame that there is', () => {
  const inRoutes = (entries: RouteConfigEntry[]): string[] =>
    entries.flatMap(({ file, children = [] }) => [file, ...inRoutes(children)]);
  const pages = declared.flatMap(({ folder, pages = [] }) => pages.map(({ file }) => `${folder}/${file}`));
  expect(
    inRoutes(config)
      .filter((file) => file.startsWith('features/'))
      .sort(),
  ).toEqual(pages.sort());
  expect(pages.filter((file) => !existsSync(join(APP, file)))).toEqual([]);
});

test('every way in the menus leads to a page of the feature that declares it, and has its text', () => {
  for (const { folder, navigation = [] } of declared)
    for (const { key, to } of navigation) {
      expect(moduleAt(to), to).toMatch(`${folder}/`);
      for (const language of LANGUAGES) {
        const file = join(APP, folder, `messages/${language}.json`);
        const texts = JSON.parse(readFileSync(file, 'utf8')) as { nav?: Record<string, string> };
        expect(texts.nav?.[key], `nav.${key} in ${file}`).toEqual(expect.any(String));
      }
    }
});

test('every address of the sitemap leads to a page of the feature that declares it', () => {
  for (const { folder, sitemap = [] } of declared)
    for (const address of sitemap) expect(moduleAt(address), address).toMatch(`${folder}/`);
});

test('every modal that is opened somewhere is declared once, or is the shell’s own', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const opened = files.flatMap((file) =>
    [...readFileSync(join(APP, file), 'utf8').matchAll(/openModal\('([\w-]+)'/g)].map(([, name]) => name!),
  );
  const names = declared.flatMap(({ modals = {} }) => Object.keys(modals));
  expect([...names, 'menu'].sort()).toEqual([...new Set(opened)].sort());
});
