import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@croupier/domain';

/** The names of the house's games are texts of the site and stand with its other texts, one file a game and language. */
const FOLDER = join(import.meta.dirname, '../../../../../web/app/features/play/games/messages');

/** A game's name in every language; its code where a text is missing, which never keeps a game out of the lobby. */
export function houseNames(code: string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(code, language)])) as Record<
    Language,
    string
  >;
}

function nameIn(code: string, language: Language): string {
  try {
    const texts: unknown = JSON.parse(readFileSync(join(FOLDER, code, `${language}.json`), 'utf8'));
    const { name } = texts as { name?: unknown };
    return typeof name === 'string' ? name : code;
  } catch {
    return code;
  }
}
