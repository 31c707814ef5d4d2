import { faultLine } from '@croupier/contract/site/content/kinds';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { shippedWords, type ShippedWord } from './shipped/shipped-words.ts';
import { readWish, type Wishes } from './word-wishes.ts';

/**
 * What is wrong with texts in other words, a line each: the site has no such text, it cannot be read, it does not name all that the
 * shipped one is filled with, or names what nobody fills.
 * @param feature whose texts they are
 */
export async function wordFaultsOf(feature: string, texts: object): Promise<string[]> {
  const words = (await shippedWords()).get(feature);
  if (!words) return [faultLine('key', 'unknown')];
  return LANGUAGES.flatMap((language) =>
    Object.entries(
      (texts as Readonly<Record<string, Readonly<Record<string, string>>>>)[language] ?? {},
    ).flatMap(([key, text]) => faultsAt(`${language}/${key}`, text, words.get(key)?.[language])),
  );
}

/** What a shipped text is filled with, as an editor is told it: `name`, `<link>`. */
export const wishesOf = (word: ShippedWord): string[] => [
  ...(readWish(word.en) ?? new Map<string, never>()).keys(),
];

function faultsAt(at: string, text: string, shipped: string | undefined): string[] {
  if (shipped === undefined) return [faultLine(at, 'unknown')];
  const wishes = readWish(text);
  if (!wishes) return [faultLine(at, 'syntax')];
  const filled: Wishes = readWish(shipped) ?? new Map();
  const foreign = [...wishes].filter(([name, forms]) => !isFilled(filled.get(name), forms));
  const lacking = [...filled.keys()].filter((name) => !wishes.has(name));
  return [
    ...foreign.map(([name]) => faultLine(at, 'placeholder', name)),
    ...lacking.map((name) => faultLine(at, 'lacks', name)),
  ];
}

/** A number may stand where its plural does; nothing is counted that is a word. */
const isFilled = (forms: ReadonlySet<string> | undefined, wanted: ReadonlySet<string>): boolean =>
  forms !== undefined && [...wanted].every((form) => form === 'plain' || forms.has(form));
