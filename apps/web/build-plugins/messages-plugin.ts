import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';

/**
 * `virtual:messages/<language>`: every feature's messages of one language under the feature's name,
 * with ICU texts compiled, as one module. Sources: `features/<name>/messages/<language>.json`, `shell/messages/…`.
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
      for (const { feature, file } of messageFiles(appFolder, language)) {
        this.addWatchFile(file);
        merged[feature] = compileTexts(JSON.parse(readFileSync(file, 'utf8')));
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(merged))});`;
    },
  };
}

/** Every messages file of a language with the feature it belongs to; `shell` is one of them. */
export function messageFiles(appFolder: string, language: string): { feature: string; file: string }[] {
  const features = readdirSync(join(appFolder, 'features')).map((name) => ({
    name,
    folder: join(appFolder, 'features', name),
  }));
  return [...features, { name: 'shell', folder: join(appFolder, 'shell') }]
    .map(({ name, folder }) => ({ feature: name, file: join(folder, 'messages', `${language}.json`) }))
    .filter(({ file }) => exists(file));
}

function exists(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}

function compileTexts(value: unknown): unknown {
  if (typeof value === 'string') return compile(value);
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, compileTexts(inner)]),
  );
}
