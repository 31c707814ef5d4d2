import { NOTICE_KINDS, specOf, type NoticeKind } from '@croupier/domain/people/notices';
import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { TEXTS } from './all-texts.fixture.ts';
import { CONTENT_TEXTS } from './content-texts.fixture.ts';

const OFFERS = (Object.keys(NOTICE_KINDS) as NoticeKind[]).filter(
  (kind) => specOf(kind).category === 'offers',
);

/** What an advertisement may not promise, as Ukraine's regulator reads the law (statements of 2025). */
const PRIZES: Readonly<Record<Language, RegExp>> = {
  en: /\b(win|wins|won|winnings?|prizes?|free|jackpots?|cash|bonus(?:es)?|gifts?|rewards?|spins?)\b/iu,
  ua: /(?<!\p{L})(вигра|приз|безкоштовн|джекпот|бонус|подарун|подарован|нагород|оберт)/iu,
  ru: /(?<!\p{L})(выигр|приз(?!на)|бесплатн|джекпот|бонус|подар|наград|вращен)/iu,
  kk: /(?<!\p{L})(ұтыс|ұтып|жүлде|тегін|джекпот|бонус|сыйлық|сыйақы|айналым)/iu,
};
const AMOUNT = /\{(?!brand\}|minimumAge\}|game\}|player\})\w+|[₴₸€%]|\d{2,}/u;
const AGE = /\{(?:minimumAge|age)\}\+/;

/** The templates that reach people who asked for nothing, by where they stand. */
function advertsIn(language: Language): [name: string, text: string][] {
  const [content, site] = [CONTENT_TEXTS.get(language)!, TEXTS.get(language)!];
  const ofNotices = OFFERS.flatMap((kind) =>
    [...content].filter(([key]) => key.startsWith(`content/all/notices/${kind}.yaml.`)),
  );
  const ofShare = ['share.meta.title', 'share.meta.description'].map((key) => [key, site.get(key)!] as const);
  return [...ofNotices, ...ofShare].map(([name, text]) => [name, text]);
}

/** Of these the age is said in the text itself; the others stand over a footer that says it. */
const ALONE = /\.short$|^share\.meta\.description$/;

test('a notice is advertising exactly where it is promotional', () => {
  expect(OFFERS.length).toBeGreaterThan(0);
  for (const kind of OFFERS) expect(specOf(kind).promotional, kind).toBe(true);
});

test.each(LANGUAGES)('advertising in %s names no amount and no prize, and says the age', (language) => {
  const adverts = advertsIn(language);
  expect(adverts.filter(([name]) => ALONE.test(name))).toHaveLength(OFFERS.length + 1);
  const faults = adverts.flatMap(([name, text]) => [
    ...faultsOf(language, text).map((fault) => `${name} ${fault}`),
    ...(ALONE.test(name) && !AGE.test(text) ? [`${name} says no age`] : []),
  ]);
  expect(faults).toEqual([]);
});

test('an advertisement that promises something is found', () => {
  const planted: [Language, string][] = [
    ['en', 'Your free spins are here'],
    ['ua', 'Для вас є бонус {amount}'],
    ['ru', 'Заберите подарок'],
    ['kk', 'Сізге 50 айналым бар'],
  ];
  for (const [language, text] of planted) expect(faultsOf(language, text), text).not.toEqual([]);
  expect(faultsOf('en', 'Something is new in your account. {minimumAge}+')).toEqual([]);
  expect('Something is new. 21+').not.toMatch(AGE);
});

function faultsOf(language: Language, text: string): string[] {
  const prize = PRIZES[language].exec(text)?.[0];
  const amount = AMOUNT.exec(text)?.[0];
  return [...(prize ? [`says ${prize}`] : []), ...(amount ? [`names ${amount}`] : [])];
}
