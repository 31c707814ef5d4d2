import { SAME_NAMES } from './given-names.ts';

/** Letters of Ukrainian, Russian and Kazakh, as they are mostly written in Latin. */
const LATIN: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ґ: 'g',
    д: 'd',
    е: 'e',
    є: 'e',
    ё: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    і: 'i',
  },
  ...{
    ї: 'i',
    й: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
  },
  ...{ х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia' },
  ...{
    ә: 'a',
    ғ: 'g',
    қ: 'k',
    ң: 'n',
    ө: 'o',
    ұ: 'u',
    ү: 'u',
    һ: 'kh',
    ł: 'l',
    ø: 'o',
    ß: 'ss',
    ı: 'i',
    đ: 'd',
  },
};

/** Spellings of one sound, the longer ones first: what follows sees what those before it left. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/shch|schtsch|sch/g, 'sh'],
  [/tsch|tch/g, 'ch'],
  [/kh|ch(?=[rl])/g, 'h'],
  [/^dzh|^dj/g, 'j'],
  [/zh/g, 'z'],
  [/ts|tz/g, 'c'],
  [/ck|q/g, 'k'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  // One letter in Ukrainian, and two ways to write it.
  [/g/g, 'h'],
  [/y|j/g, 'i'],
  [/^ie/g, 'e'],
  [/i+(?=[aeou])/g, ''],
  // Doubled letters, and endings of one surname.
  [/(.)\1+/g, '$1'],
];

/**
 * The words of a name in one spelling, whatever alphabet, case, accents and joints it was written with, and one of the forms that a given
 * name has in Ukrainian and Russian. Not for eyes: what one way to write Cyrillic in Latin tells apart and another does not is one.
 */
export const foldName = (text: string): string[] => spellings(text).map((word) => SAME.get(word) ?? word);

function spellings(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFC');
  const latin = [...plain].map((letter) => LATIN[letter] ?? letter).join('');
  const words = latin
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘ʼʻ`]/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  return words
    .map((word) => ALIKE.reduce((folded, [spelling, one]) => folded.replaceAll(spelling, one), word))
    .filter((word) => word !== '');
}

const SAME = new Map(SAME_NAMES.map(([one, other]) => [spellings(other)[0]!, spellings(one)[0]!]));
