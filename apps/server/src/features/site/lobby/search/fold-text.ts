/**
 * The words of a text as they sound, written in one small alphabet, so that Ukrainian, Russian, Kazakh and Latin
 * spellings of a name meet: «Приплив», "pryplyv" and "priplyv" are one word. Letters that the alphabets tell apart
 * in different ways are one letter here: г, ґ, ғ, х, g, h; и, і, ї, й, ы, y.
 */
export function foldWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|[ʼ’'`´ьъ]/gu, '')
    .replace(LATIN, (letters) => LATIN_SOUNDS[letters]!)
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[\p{Script=Cyrillic}cqwyg]/gu, (letter) => SOUNDS[letter] ?? letter)
    .replace(/ie/g, 'e')
    .replace(/(\p{L})\1/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Latin letters that stand together for one sound. Capitals are sounds of their own: C as in chip, S as in ship. */
const LATIN_SOUNDS: Readonly<Record<string, string>> = {
  shch: 'S',
  sch: 'S',
  sh: 'S',
  ch: 'C',
  zh: 'j',
  kh: 'h',
  gh: 'h',
  ph: 'f',
  th: 't',
  ts: 'Z',
  tz: 'Z',
  ck: 'k',
  qu: 'kv',
  x: 'ks',
};
const LATIN = /shch|sch|sh|ch|zh|kh|gh|ph|th|ts|tz|ck|qu|x/g;

const SOUNDS: Readonly<Record<string, string>> = {
  ...{ c: 'k', q: 'k', w: 'v', y: 'i', g: 'h' },
  ...{
    а: 'a',
    ә: 'a',
    б: 'b',
    в: 'v',
    г: 'h',
    ґ: 'h',
    ғ: 'h',
    д: 'd',
    е: 'e',
    є: 'e',
    э: 'e',
    ж: 'j',
    з: 'z',
  },
  ...{
    и: 'i',
    і: 'i',
    ы: 'i',
    к: 'k',
    қ: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    ң: 'n',
    о: 'o',
    ө: 'o',
    п: 'p',
    р: 'r',
  },
  ...{ с: 's', т: 't', у: 'u', ұ: 'u', ү: 'u', ф: 'f', х: 'h', һ: 'h', ц: 'Z', ч: 'C', ш: 'S', щ: 'S' },
  ...{ ю: 'iu', я: 'ia' },
};
