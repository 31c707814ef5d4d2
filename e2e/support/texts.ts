import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['ua', 'ru', 'en', 'kk'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LOCALES: Readonly<Record<Language, string>> = {
  ua: 'uk-UA',
  ru: 'ru-RU',
  en: 'en-GB',
  kk: 'kk-KZ',
};

const FEATURES = join(import.meta.dirname, '../../apps/web/app');

/**
 * A text as the site's own catalogue has it, so that a journey reads the page in the player's language.
 * `where` is `<folder under apps/web/app>:<key.path>`, e.g. `features/people/players:login.submit`.
 */
export function textOf(language: Language, where: string): string {
  const [folder = '', path = ''] = where.split(':');
  const catalogue: unknown = JSON.parse(
    readFileSync(join(FEATURES, folder, 'messages', `${language}.json`), 'utf8'),
  );
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], catalogue);
  if (typeof found !== 'string') throw new Error(`No text ${where} in ${language}`);
  return found;
}

/** The same as a pattern that allows any value where the text has a placeholder. */
export function patternOf(language: Language, where: string): RegExp {
  const escaped = textOf(language, where).replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(escaped.replace(/\{[^}]*\}/g, '.+'));
}
