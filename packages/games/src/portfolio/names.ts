import names from './names.json' with { type: 'json' };

/** By the site's prefixes of languages. */
export type GameNames = Readonly<Record<'ua' | 'ru' | 'en' | 'kk', string>>;

const NAMES: Readonly<Record<string, GameNames>> = names;

/**
 * What a game of the house is called: in the lists of the server and on every page. They stand with the portfolio, because both
 * read them; what else a game says of itself is the site's. Throws for a game that has no names.
 * @param names what `names.json` says now, for who watches it
 */
export function namesOf(code: string, names = NAMES): GameNames {
  const found = names[code];
  if (!found) throw new Error(`The game ${code} has no name: give it one in portfolio/names.json`);
  return found;
}
