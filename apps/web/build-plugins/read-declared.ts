import { pathToFileURL } from 'node:url';
import type { Declared } from '../app/lib/declared.ts';
import { declaringFiles } from './declared-plugin.ts';

/** What one feature declares, see `app/lib/declared.ts`; it may leave out all that it has none of. */
export interface DeclaredFeature extends Partial<Declared> {
  readonly feature: string;
  /** Its folder below the app's. */
  readonly folder: string;
}

export function readDeclared(appFolder: string): Promise<DeclaredFeature[]> {
  return Promise.all(
    declaringFiles(appFolder).map(async ({ feature, folder, file }) => ({
      feature,
      folder,
      ...((await import(/* @vite-ignore */ pathToFileURL(file).href)) as Partial<Declared>),
    })),
  );
}
