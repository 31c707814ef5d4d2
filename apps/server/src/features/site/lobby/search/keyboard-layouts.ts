/** What a Latin keyboard has on the keys that the layouts below share, letter by letter in the same order. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбю';
const UKRAINIAN = 'йцукенгшщзхїфівапролджєячсмитьбю';
/** The Kazakh layout is the Russian one with its own letters on the row of digits. */
const KAZAKH_DIGITS = [
  ['2', 'ә'],
  ['3', 'і'],
  ['4', 'ң'],
  ['5', 'ғ'],
  ['8', 'ү'],
  ['9', 'ұ'],
  ['0', 'қ'],
  ['-', 'ө'],
  ['=', 'һ'],
] as const;

const RUSSIAN_FROM_LATIN = keysTo(LATIN, RUSSIAN);
const LAYOUTS: readonly ReadonlyMap<string, string>[] = [
  new Map([...keysTo(RUSSIAN, LATIN), ...keysTo(UKRAINIAN, LATIN)]),
  RUSSIAN_FROM_LATIN,
  keysTo(LATIN, UKRAINIAN),
  new Map([...RUSSIAN_FROM_LATIN, ...KAZAKH_DIGITS]),
];

/** What the player would have typed with the same keys in another layout; the texts that differ from this one. */
export function otherLayouts(text: string): string[] {
  const typed = text.toLowerCase();
  const others = LAYOUTS.map((layout) => [...typed].map((letter) => layout.get(letter) ?? letter).join(''));
  return [...new Set(others)].filter((other) => other !== typed);
}

function keysTo(from: string, to: string): Map<string, string> {
  return new Map([...from].map((letter, at) => [letter, to[at]!]));
}
