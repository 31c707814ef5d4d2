import { expect, test } from 'vitest';
import { missingTexts } from './missing-texts.ts';

const TEXT = { title: 'Deck', lead: 'A deck of cards.', terms: ['By post.'] };

test('finds nothing missing when every language says all', () => {
  const texts = { ua: TEXT, ru: TEXT, en: TEXT, kk: TEXT };
  expect(missingTexts({ texts })).toEqual({ ua: [], ru: [], en: [], kk: [] });
});

test('names the language and the place when a text is blank or a list is shorter', () => {
  const name = { ua: 'Плед', ru: 'Плед', en: 'Blanket' };
  const texts = {
    ...{ ua: { ...TEXT, terms: ['a', 'b'] }, ru: { ...TEXT, title: ' ', terms: ['a', 'b'] } },
    ...{ en: TEXT },
  };
  expect(missingTexts({ texts, terms: { reward: { kind: 'thing', name } } })).toEqual({
    ua: [],
    ru: [{ field: 'title' }],
    en: [{ field: 'terms', number: 2 }],
    kk: [
      ...[{ field: 'title' }, { field: 'lead' }, { field: 'terms', number: 1 }],
      ...[{ field: 'terms', number: 2 }, { field: 'name' }],
    ],
  });
});
