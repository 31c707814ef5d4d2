import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { fileURLToPath } from 'node:url';
import { messageFiles, textsIn } from './messages-plugin.ts';

/** What a language says, by key: `namespace.path`, of a game `games.<id>.path`. */
export type Texts = ReadonlyMap<string, string>;

export const APP = fileURLToPath(new URL('../app', import.meta.url));

/** Every text of the site as it is written, before ICU is compiled. */
export const TEXTS: ReadonlyMap<Language, Texts> = new Map(
  LANGUAGES.map((language) => [
    language,
    new Map(
      messageFiles(APP, language).flatMap(({ namespace, file }) =>
        flatten(textsIn(file, language, namespace.split('.')[1]), namespace),
      ),
    ),
  ]),
);

export function flatten(value: object, path: string): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'object' && inner !== null
      ? flatten(inner as object, `${path}.${key}`)
      : [[`${path}.${key}`, inner as string]],
  );
}
