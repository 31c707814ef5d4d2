import { expect, test } from 'vitest';
import { CONTENT_KINDS, draftFaultsOf, faultIn, faultsOf, type AnyBody, type Schema } from './index.ts';

const KNOWN = [
  ...[
    'type',
    'properties',
    'required',
    'patternProperties',
    'additionalProperties',
    'items',
    'enum',
    'const',
  ],
  ...['minItems', 'maxItems', 'uniqueItems', 'minLength', 'maxLength', 'pattern', 'format'],
];

function wordsOf(schema: Schema): string[] {
  const { properties = {}, patternProperties = {}, items } = schema;
  const inside = [
    ...Object.values(properties),
    ...Object.values(patternProperties),
    ...(items ? [items] : []),
  ];
  return [...Object.keys(schema), ...inside.flatMap(wordsOf)];
}

test.each(Object.entries(CONTENT_KINDS))(
  'what %s asks for is looked at, all of it',
  (_kind, { facts, text }) => {
    for (const word of [...wordsOf(facts as Schema), ...wordsOf(text as Schema)])
      expect(KNOWN).toContain(word);
  },
);

const TEXT = { title: 'Wheel', text: 'Turn it', labels: ['Go'] };
const FACTS = { area: 'PROMO', layout: 'rectangle', place: 1, viewers: ['visitor'], actions: ['play'] };
const bannerOf = (changed: { facts?: object; ua?: object; en?: object }): AnyBody => ({
  facts: { ...FACTS, ...changed.facts },
  texts: { ua: { ...TEXT, ...changed.ua }, ru: TEXT, en: { ...TEXT, ...changed.en }, kk: TEXT },
});
const faultsIn = (changed: Parameters<typeof bannerOf>[0]) => faultsOf('banner', bannerOf(changed));

test('a fault is told where it stands, by what it breaks', () => {
  expect(faultsIn({})).toEqual([]);
  expect(faultsIn({ ua: { title: '', labels: ['Go', 'Stay'] } })).toEqual([
    'ua/title: missing',
    ...['ru', 'en', 'kk'].map((language) => `${language}/labels: length 2`),
    'ua/labels: length 1',
  ]);
  expect(faultsIn({ facts: { area: 'ATTIC', place: 1.5, viewers: [], actions: ['jump'] } })).toEqual([
    'facts/area: choice',
    'facts/place: type',
    'facts/viewers: few 1',
    'facts/actions/0: pattern',
  ]);
  expect(faultIn('ua/steps/0/title: short 50')).toEqual({ at: 'ua/steps/0/title', rule: 'short', of: '50' });
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/a b'])(
  'a button leads to the site alone, and not to %s',
  (to) => {
    const picture = { picture: 'wheel', place: 1, viewers: ['visitor'] };
    const texts = Object.fromEntries(['ua', 'ru', 'en', 'kk'].map((one) => [one, { ...TEXT, label: 'Go' }]));
    expect(faultsIn({ facts: { actions: [to] } })).toEqual([expect.stringMatching('^facts/actions/0: ')]);
    const card = faultsOf('card', { facts: { ...picture, to }, texts } as unknown as AnyBody);
    expect(card.filter((line) => line.startsWith('facts/to'))).toHaveLength(1);
    for (const own of ['/', '/wheel', '/games?feature=jackpots', '/profile/play-safely#limits'])
      expect(faultsIn({ facts: { actions: [own] } })).toEqual([]);
  },
);

test('a day is one of the calendar: no page could be made with another', () => {
  const faultsOn = (updated: string) => {
    const text = { title: 'Rules', description: 'x'.repeat(50), lead: 'Lead', updated, markdown: '' };
    return faultsOf('page', { facts: {}, texts: { ua: text, ru: text, en: text, kk: text } });
  };
  expect(faultsOn('2026-11-22')).toEqual([]);
  for (const none of ['2026-13-01', '2026-00-10', '2026-01-32', '22.11.2026'])
    expect(faultsOn(none)).toContain('ua/updated: pattern');
});

test('languages name the same placeholders, and none that nobody fills', () => {
  expect(faultsIn({ ua: { text: 'Від {minimumAge}' }, en: { text: 'From {minimumAge}, {nobody}' } })).toEqual(
    ['en/text: placeholder nobody'],
  );
  expect(faultsIn({ ua: { text: '{brand} {siteHost}' }, en: { text: '{brand}' } })).toEqual([
    'en: placeholder siteHost',
  ]);
});

test('a draft may lack what it will, and has nothing that its kind does not', () => {
  const draft = { facts: {}, texts: { ua: {}, ru: {}, en: { title: 'x' }, kk: {} } };
  expect(draftFaultsOf('banner', draft)).toEqual([]);
  expect(draftFaultsOf('banner', bannerOf({ facts: { admin: true }, ua: { title: { html: 'x' } } }))).toEqual(
    ['facts/admin: unknown', 'ua/title: type'],
  );
  const odd = JSON.parse(
    '{"facts":{"__proto__":1,"constructor":2},"texts":{"ua":[],"ru":{},"en":{},"kk":{}}}',
  ) as AnyBody;
  expect(draftFaultsOf('menu', odd)).toEqual([
    'facts/__proto__: unknown',
    'facts/constructor: unknown',
    'ua: type',
  ]);
});
