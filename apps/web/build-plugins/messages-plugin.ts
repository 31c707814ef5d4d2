import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { namesOf, type GameNames } from '@croupier/games/portfolio/names.ts';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { featureFolders } from './feature-folders.ts';

const MESSAGES = 'virtual:messages/';
const GAME_TEXTS = 'virtual:game-texts';
/** What a list of games needs of each; the rest of a game's texts is fetched where the game is shown. */
const LISTED = ['name'];
const SHELL = 'shell';
const GAMES = 'features/play/games/messages';
/** Read as texts are, so that a developer who writes a name sees it. */
const NAMES = fileURLToPath(new URL('../../../packages/games/src/portfolio/names.json', import.meta.url));
/** What the menus say of a feature's pages: in the feature's file, but among the texts of the shell, which are on every page. */
const IN_MENUS = 'nav';

/**
 * Texts as modules, with ICU compiled. `virtual:messages/<language>` is everything (for the server);
 * `virtual:messages/<language>/<namespace>` one feature or, as `games.<id>`, one game. In the browser a module that
 * names a namespace asks for its texts by itself, so a page loads what it says, in its one language.
 */
export function messagesPlugin(appFolder: string): Plugin {
  const namespaces = [
    ...new Set(messageFiles(appFolder, 'en').map(({ namespace }) => namespace.split('.')[0]!)),
  ];
  const translations = join(appFolder, 'lib/translations.ts');
  return {
    name: 'croupier-messages',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith(MESSAGES) || id === GAME_TEXTS) return `\0${id}`;
      return id === 'use-intl/react' && importer !== translations ? translations : undefined;
    },
    load(id) {
      if (id === `\0${GAME_TEXTS}`) return gameTextsModule(appFolder, this.environment.name === 'client');
      if (!id.startsWith(`\0${MESSAGES}`)) return undefined;
      const [language = '', namespace] = id.slice(MESSAGES.length + 1).split('/');
      const texts = readTexts(appFolder, { language, namespace, watch: (file) => this.addWatchFile(file) });
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.startsWith(appFolder) || !/\.tsx?($|\?)/.test(id)) return;
      const named = namespacesIn(code, namespaces);
      if (named.length === 0) return;
      const from = JSON.stringify(join(appFolder, 'lib/messages.ts'));
      const calls = named.map((name) => `__needTexts('${name}', ${loadersOf(name)});`).join('');
      return { code: `import { needTexts as __needTexts } from ${from};${calls}${code}`, map: null };
    },
  };
}

/** Namespaces whose texts a module names: `useTranslations('rounds…')`, or a key as `'rounds.meta.title'`. */
export function namespacesIn(code: string, namespaces: readonly string[]): string[] {
  const spoken = code.replace(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, '');
  return namespaces.filter((name) =>
    new RegExp(String.raw`useTranslations\(['"\`]${name}['".]|['"\`]${name}\.[\w$]`).test(spoken),
  );
}

/** How the browser fetches a namespace in each language: one small file. */
function loadersOf(namespace: string): string {
  return `{${LANGUAGES.map((language) => `${language}: () => import('${MESSAGES}${language}/${namespace}')`).join()}}`;
}

function gameTextsModule(appFolder: string, client: boolean): string {
  const games = client ? readdirSync(join(appFolder, GAMES)) : [];
  return `export default {${games.map((id) => `'${id}': ${loadersOf(`games.${id}`)}`).join()}};`;
}

interface Wanted {
  language: string;
  /** A feature, `games.<id>`, or all of them. */
  namespace: string | undefined;
  watch(file: string): void;
}

export function readTexts(
  appFolder: string,
  { language, namespace, watch }: Wanted,
): Record<string, unknown> {
  const texts: Record<string, unknown> = {};
  const menus: Record<string, unknown> = {};
  for (const { namespace: own, file } of messageFiles(appFolder, language)) {
    const [feature = '', game] = own.split('.');
    const isWanted = namespace === undefined || namespace === own || namespace === feature;
    if (!isWanted && (namespace !== SHELL || game !== undefined)) continue;
    watch(file);
    if (game !== undefined) watch(NAMES);
    const all = compileTexts(textsIn(file, language, game));
    if (feature !== SHELL) {
      Object.assign(menus, all[IN_MENUS]);
      delete all[IN_MENUS];
    }
    if (!isWanted) continue;
    if (game === undefined) texts[feature] = all;
    else
      texts[feature] = { ...(texts[feature] as object), [game]: namespace === feature ? listed(all) : all };
  }
  const shell = texts[SHELL] as Record<string, unknown> | undefined;
  if (shell) shell[IN_MENUS] = { ...(shell[IN_MENUS] as object), ...menus };
  return texts;
}

/** What a file says; of a game also its name, which stands with the portfolio because the server lists games by it. */
export function textsIn(file: string, language: string, game: string | undefined): object {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as object;
  if (game === undefined) return texts;
  const names = JSON.parse(readFileSync(NAMES, 'utf8')) as Readonly<Record<string, GameNames>>;
  return { name: namesOf(game, names)[language as keyof GameNames], ...texts };
}

const listed = (texts: object): object =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => LISTED.includes(key)));

/**
 * Every messages file of a language with the namespace it fills: a feature, `shell`, or `games.<id>` for what a
 * game says of itself (`features/play/games/messages/<id>/<language>.json`).
 */
export function messageFiles(appFolder: string, language: string): { namespace: string; file: string }[] {
  const features = featureFolders(appFolder);
  const games = join(appFolder, GAMES);
  return [
    { namespace: SHELL, folder: join(appFolder, 'shell/messages') },
    ...features.map(({ feature, folder }) => ({
      namespace: feature,
      folder: join(appFolder, folder, 'messages'),
    })),
    ...readdirSync(games).map((id) => ({ namespace: `games.${id}`, folder: join(games, id) })),
  ]
    .map(({ namespace, folder }) => ({ namespace, file: join(folder, `${language}.json`) }))
    .filter(({ file }) => existsSync(file));
}

function compileTexts(texts: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts as Record<string, string | object>).map(([key, inner]) => [
      key,
      typeof inner === 'string' ? compile(inner) : compileTexts(inner),
    ]),
  );
}
