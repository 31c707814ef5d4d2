import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MENU_WAYS } from '@croupier/contract/site/sites';
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

/** Specification, section 2: the pages that are for players, of those that the site has. */
const FOR_PLAYERS = [
  ...['otp', 'quest', 'wheel', 'balance', 'bonuses', 'profile', 'treasures', 'piggy-bank'],
  'referral-program',
];

test('the pages for players are behind the guard that sends a visitor to sign in, and sign-in behind its own', () => {
  const guards = new Map(
    declared.flatMap(({ pages = [] }) => pages.map(({ path, guard }) => [path, guard] as const)),
  );
  for (const path of FOR_PLAYERS.filter((each) => guards.has(each)))
    expect(guards.get(path), path).toBe('authenticated');
  expect(guards.get('login')).toBe('login');
});

test('a guard stands before its pages, and before those in the frame that it guards', () => {
  const guardsOf = (
    wanted: string,
    entries: RouteConfigEntry[],
    above: string[] = [],
  ): string[] | undefined =>
    entries
      .map(({ file, children = [] }) =>
        file === wanted
          ? above.filter((each) => each.startsWith('shell/'))
          : guardsOf(wanted, children, [...above, file]),
      )
      .find((found) => found !== undefined);
  const players = 'features/people/players';
  expect(guardsOf(`${players}/welcome-page.tsx`, config)).toContain('shell/authenticated.ts');
  expect(guardsOf('features/play/rounds/round-page.tsx', config)).toContain('shell/authenticated.ts');
  expect(guardsOf(`${players}/login-page.tsx`, config)).toContain('shell/visitors-only.ts');
  expect(guardsOf('features/site/lobby/lobby-page.tsx', config)).toEqual([
    'shell/language-route.tsx',
    'shell/site-layout.tsx',
  ]);
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

test('every way in the menus is known to those who order them, by its text', () => {
  const ways = declared.flatMap(({ folder, navigation = [] }) =>
    navigation.map(({ to, key }) => ({ to, feature: folder.split('/').at(-1), key })),
  );
  const inOrder = <W extends { to: string }>(of: readonly W[]) =>
    of.toSorted((one, other) => (one.to < other.to ? -1 : 1));
  expect(inOrder(MENU_WAYS)).toEqual(inOrder(ways));
});

test('every way in the menus has a place in the rail that is shipped', () => {
  const rail = readFileSync(join(APP, '../../server/content/all/menus/rail.yaml'), 'utf8');
  for (const { navigation = [] } of declared)
    for (const { to } of navigation) expect(rail.split('\n'), to).toContain(`  - ${to}`);
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
