import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { featureFolders } from './feature-folders.ts';

const DECLARED = 'virtual:declared/';
/** A declaration of which this export alone is read. */
const PART = /^(.+\/declared\.ts)\?(\w+)$/;

/**
 * `virtual:declared/<name>` is the list of what features export under that name in their `declared.ts`. It takes this one
 * export of each, as a module of its own: so a page is sent the menus, and neither the addresses of pages nor what comes later.
 */
export function declaredPlugin(appFolder: string): Plugin {
  return {
    name: 'croupier-declared',
    resolveId: (id) => (id.startsWith(DECLARED) ? `\0${id}` : undefined),
    load(id) {
      const [, declaring, only] = PART.exec(id) ?? [];
      if (declaring && only) {
        this.addWatchFile(declaring);
        return withOnly(only, readFileSync(declaring, 'utf8'));
      }
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
    ({ file }, at) => `import { ${name} as from${at} } from ${JSON.stringify(`${file}?${name}`)};\n`,
  );
  return `${imports.join('')}export default [${declaring.map((_, at) => `from${at}`).join(', ')}];\n`;
}

interface Statement {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly declaration?: { readonly declarations?: readonly { readonly id: { readonly name?: string } }[] };
}

/** Cuts what a declaration exports under other names. */
export function withOnly(name: string, code: string): string {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: readonly Statement[] };
  return body.reduceRight((rest, { declaration, start, end }) => {
    const [declared] = declaration?.declarations ?? [];
    return declared && declared.id.name !== name ? rest.slice(0, start) + rest.slice(end) : rest;
  }, code);
}

/** The file in which each feature declares what it offers the site, by feature and by its folder below the app's. */
export function declaringFiles(appFolder: string): { folder: string; feature: string; file: string }[] {
  return featureFolders(appFolder)
    .map((each) => ({ ...each, file: join(appFolder, each.folder, 'declared.ts') }))
    .filter(({ file }) => existsSync(file));
}
