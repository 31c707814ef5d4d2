import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';

/**
 * `virtual:messages/<language>`: every feature's messages of one language under the feature's name,
 * with ICU texts compiled, as one module.
 */
export function messagesPlugin(appFolder: string): Plugin {
  return {
    name: 'croupier-messages',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      const merged: Record<string, unknown> = {};
      for (const { namespace, file } of messageFiles(appFolder, language)) {
        this.addWatchFile(file);
        const [feature, game] = namespace.split('.') as [string, string?];
        const texts = compileTexts(JSON.parse(readFileSync(file, 'utf8')));
        merged[feature] = game === undefined ? texts : { ...(merged[feature] as object), [game]: texts };
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(merged))});`;
    },
  };
}

/**
 * Every messages file of a language with the namespace it fills: a feature, `shell`, or `games.<id>` for what a
 * game says of itself (`features/games/messages/<id>/<language>.json`).
 */
export function messageFiles(appFolder: string, language: string): { namespace: string; file: string }[] {
  const features = join(appFolder, 'features');
  const games = join(features, 'games/messages');
  return [
    { namespace: 'shell', folder: join(appFolder, 'shell/messages') },
    ...readdirSync(features).map((name) => ({ namespace: name, folder: join(features, name, 'messages') })),
    ...readdirSync(games).map((id) => ({ namespace: `games.${id}`, folder: join(games, id) })),
  ]
    .map(({ namespace, folder }) => ({ namespace, file: join(folder, `${language}.json`) }))
    .filter(({ file }) => existsSync(file));
}

function compileTexts(value: unknown): unknown {
  if (typeof value === 'string') return compile(value);
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, compileTexts(inner)]),
  );
}
