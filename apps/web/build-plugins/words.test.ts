import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { flatten, TEXTS as SITE_TEXTS } from './all-texts.fixture.ts';
import { CONTENT_TEXTS } from './content-texts.fixture.ts';

/** One row of `docs/words/<language>.md`: how the language says a term, and what it never says for it. */
interface Word {
  readonly term: string;
  readonly says: readonly RegExp[];
  readonly never: readonly RegExp[];
}

/** Every text that a player may read. */
const TEXTS = new Map(
  LANGUAGES.map((language) => [
    language,
    new Map([...SITE_TEXTS.get(language)!, ...CONTENT_TEXTS.get(language)!]),
  ]),
);

/** Where the office has its texts, and the term whose other words it needs: what a casino owes is a liability. */
const OFFICE = fileURLToPath(new URL('../../backoffice/app', import.meta.url));
const OF_PLAYERS_ALONE = ['fingerprint'];

/** Endings that belong to no number: which one is right depends on how the number is read aloud. */
const KAZAKH_ENDING =
  '[дт][аеыі]|[дтн][ае]н|[ғгқкн][ае]|н[ыі]|[ндт][ыі]ң|[мбп]ен|нд[ае]|[ыі]?нш[ыі]|ш[ыі]|[дтл][ыі][қк]т?|' +
  'с?[ыі](?:н(?:[ае]н?|д[ае]н?|[ыі]ң)?)?';
const GLUED = new RegExp(String.raw`[}#\d²³%×](?:\p{L}|-(?:${KAZAKH_ENDING})(?!\p{L}))`, 'u');

const WORDS = new Map<Language, readonly Word[]>(
  LANGUAGES.map((language) => [language, wordsOf(readDoc(language))]),
);

test('the four glossaries speak of the same terms', () => {
  const english = termsOf('en');
  for (const term of [
    'spin',
    'seed',
    'fairness',
    'deposit',
    'balance',
    'stake',
    'wild',
    'scratch card',
    'dice',
    'RTP',
  ])
    expect(english).toContain(term);
  for (const language of LANGUAGES) expect(termsOf(language), language).toEqual(english);
});

test.each(LANGUAGES)('no text in %s says a term in a word that its glossary refuses', (language) => {
  expect(
    [...TEXTS.get(language)!].flatMap(([key, text]) => refused(language, text).map((it) => `${key}: ${it}`)),
  ).toEqual([]);
});

test.each(['en', 'ua'] as const)('no text of the office in %s says a word that is refused', (language) => {
  const texts = globSync(`**/messages/${language}.json`, { cwd: OFFICE }).flatMap((file) =>
    flatten(JSON.parse(readFileSync(`${OFFICE}/${file}`, 'utf8')) as object, file.split('/').at(-3)!),
  );
  expect(texts.length).toBeGreaterThan(1_000);
  const faults = texts.flatMap(([key, text]) =>
    refused(language, text, OF_PLAYERS_ALONE).map((word) => `${key}: ${word}`),
  );
  expect(faults).toEqual([]);
});

test.each(LANGUAGES)('the words of the glossary in %s are used', (language) => {
  const all = [...TEXTS.get(language)!.values()].join('\n');
  const unused = WORDS.get(language)!.filter(({ says }) => !says.some((word) => word.test(all)));
  expect(unused.map(({ term }) => term)).toEqual([]);
});

test.each(LANGUAGES)(
  'where the English text uses a term, the text in %s uses its word for it',
  (language) => {
    const ours = TEXTS.get(language)!;
    // What operators are written is in two languages.
    const other = [...TEXTS.get('en')!].flatMap(([key, english]) => {
      const text = ours.get(key);
      return text === undefined
        ? []
        : missing(language, english, text).map((term) => `${key} (${term}): ${text}`);
    });
    expect(other).toEqual([]);
  },
);

test('no Kazakh text glues an ending to a number or to what stands for one', () => {
  expect([...TEXTS.get('kk')!].filter(([, text]) => GLUED.test(text))).toEqual([]);
});

test('a percent sign stands at its number in English, behind a no-break space elsewhere', () => {
  const odd = LANGUAGES.flatMap((language) => {
    const fault = language === 'en' ? /[\d}]\s%/ : /[\d}](?:%| %)/;
    return [...TEXTS.get(language)!]
      .filter(([, text]) => fault.test(text))
      .map(([key]) => `${language} ${key}`);
  });
  expect(odd).toEqual([]);
});

test.each(LANGUAGES)('nothing in %s is shouted', (language) => {
  expect([...TEXTS.get(language)!].filter(([, text]) => text.includes('!'))).toEqual([]);
});

test('what is refused is found, in whatever form it stands', () => {
  expect(refused('ua', 'Додається ваше власне Зерно.')).toEqual(['Зерно']);
  expect(refused('ru', 'Каждый спин можно проверить, и респин тоже.')).toEqual(['спин']);
  expect(refused('kk', 'Сіздің тұқымыңыз')).toEqual(['тұқымыңыз']);
  expect(refused('en', 'Place your bets: better luck next time')).toEqual(['bets']);
  expect(refused('en', 'We sent you a letter. The house pays.')).toEqual(['The house', 'letter']);
  expect(refused('ua', 'Ваш квиток. Наш дім.')).toEqual(['дім', 'квиток']);
  expect(refused('ru', 'Наше заведение. Письмо в поддержку.')).toEqual(['заведение', 'Письмо в поддержку']);
  expect(refused('kk', 'Өңіріңіз. Адресіңіз. Ұту мүмкіндігі.')).toEqual([
    'Ұту мүмкіндігі',
    'Өңіріңіз',
    'Адресіңіз',
  ]);
  expect(missing('kk', 'The odds of a prize', 'Жүлде мүмкіндігі')).toEqual(['odds']);
  expect(missing('ua', 'Your region', 'Ваш край')).toEqual(['region']);
  expect(missing('ru', 'Your seed', 'Ваше число')).toEqual(['seed']);
  expect(missing('ru', 'At {stake}, {stake, plural, other {#}}', 'На {stake}')).toEqual([]);
  for (const glued of [
    '{n}-де',
    '{below}-ден төмен',
    '90-ында',
    '×{least}-ге',
    '{n}де',
    '117 649-ға',
    '{right}-і оңға',
  ])
    expect(glued).toMatch(GLUED);
  for (const apart of [
    '{step}-қадам',
    '{box}-ұяға',
    '{n} сан',
    '{from} – {to} аралығы',
    '×10',
    '{age}+',
    'SHA-256 хэші',
  ])
    expect(apart).not.toMatch(GLUED);
});

/** What a text says that its language never says, of terms other than these. */
function refused(language: Language, text: string, others: readonly string[] = []): string[] {
  return WORDS.get(language)!
    .filter(({ term }) => !others.includes(term))
    .flatMap(({ never }) => never.flatMap((word) => word.exec(text)?.[0] ?? []));
}

/** The terms that the English text uses and the same text of another language says in no word of its glossary. */
function missing(language: Language, english: string, text: string): string[] {
  const spoken = english.replaceAll(/\{\s*\w+(?=\s*[,}])/g, '');
  const used = WORDS.get('en')!.filter(({ says }) => says.some((word) => word.test(spoken)));
  const known = new Map(WORDS.get(language)!.map((word) => [word.term, word]));
  return used
    .filter(({ term }) => !known.get(term)!.says.some((word) => word.test(text)))
    .map(({ term }) => term);
}

function termsOf(language: Language): string[] {
  return WORDS.get(language)!.map(({ term }) => term);
}

function readDoc(language: Language): string {
  return readFileSync(new URL(`../../../docs/words/${language}.md`, import.meta.url), 'utf8');
}

/** The rows of the table: `| term | words | never | why |`, words in backticks. */
function wordsOf(document: string): Word[] {
  return document
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Term '))
    .map((line) => {
      const [, term = '', says = '', never = ''] = line.split('|').map((cell) => cell.trim());
      return { term, says: patternsIn(says), never: patternsIn(never) };
    });
}

/** Whole words; `…` stands for any ending. */
function patternsIn(cell: string): RegExp[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(
    ([, words = '']) =>
      new RegExp(String.raw`(?<!\p{L})${words.replaceAll('…', String.raw`\p{L}*`)}(?!\p{L})`, 'iu'),
  );
}
