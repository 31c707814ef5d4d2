import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '../support/texts.ts';

const APP = join(import.meta.dirname, '../../apps/web/app');

/** Every text of the site in a language, by namespace and path; without those of single games, which stand in none of these places. */
export function cataloguesOf(language: Language): ReadonlyMap<string, string> {
  return new Map(
    globSync(`**/messages/${language}.json`, { cwd: APP }).flatMap((file) => {
      const namespace = dirname(dirname(file)).split('/').at(-1)!;
      return flatten(JSON.parse(readFileSync(join(APP, file), 'utf8')) as object, namespace);
    }),
  );
}

function flatten(value: object, path: string): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'string' ? [[`${path}.${key}`, inner]] : flatten(inner as object, `${path}.${key}`),
  );
}
