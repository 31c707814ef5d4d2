import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { featureFolders } from './feature-folders.ts';

const DECLARED = 'virtual:declared/';

/**
 * `virtual:declared/<name>` is the list of what features export under that name in their `declared.ts`. It takes this one
 * export of each, so that a browser is sent the menus and not the addresses of pages.
 */
export function declaredPlugin(appFolder: string): Plugin {
  return {
    name: 'croupier-declared',
    resolveId: (id) => (id.startsWith(DECLARED) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${DECLARED}`)) return undefined;
      const files = declaringFiles(appFolder).map(({ file }) => file);
      for (const file of files) this.addWatchFile(file);
      return collecting(
        id.slice(DECLARED.length + 1),
        files.map((file) => ({ file, code: readFileSync(file, 'utf8') })),
      );
    },
  };
}

/** A module whose default export is what these files export under the name, in their order. */
export function collecting(name: string, files: readonly { file: string; code: string }[]): string {
  const declaring = files.filter(({ code }) => new RegExp(`^export const ${name}\\b`, 'm').test(code));
  const imports = declaring.map(
    ({ file }, at) => `import { ${name} as from${at} } from ${JSON.stringify(file)};\n`,
  );
  return `${imports.join('')}export default [${declaring.map((_, at) => `from${at}`).join(', ')}];\n`;
}

/** The file in which each feature declares what it offers the site, by feature and by its folder below the app's. */
export function declaringFiles(appFolder: string): { folder: string; feature: string; file: string }[] {
  return featureFolders(appFolder)
    .map((each) => ({ ...each, file: join(appFolder, each.folder, 'declared.ts') }))
    .filter(({ file }) => existsSync(file));
}
