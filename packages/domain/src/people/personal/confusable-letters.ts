/** Letters and digits of which one is read as another, each line under the sign that stands for all of them. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαəәæ4@',
  b: 'вβь8',
  c: 'сς',
  d: 'ԁ',
  e: 'еєεёэ3',
  g: 'ցɡ9',
  h: 'һнңҥ',
  k: 'кқκҡ',
  l: 'iіїıι1|!ӏ',
  m: 'мμ',
  n: 'пηո',
  o: 'оοөσø0ѳ',
  p: 'рρ',
  s: 'ѕ5$',
  t: 'тτ7',
  u: 'υս',
  v: 'ѵν',
  w: 'ѡшщω',
  x: 'хχҳ',
  y: 'уүұγў',
  z: 'з2ʐ',
  j: 'ј',
  q: 'ԛ',
  f: 'ғг',
};

/** What a text looks like: small letters without marks, one for all that are read alike. Not for eyes: two texts of one look are alike. */
export const lookOf = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')].map(signOf).join('');

const signOf = (letter: string): string =>
  Object.entries(LOOK_ALIKES).find(([, letters]) => letters.includes(letter))?.[0] ?? letter;
