import { expect, test } from 'vitest';
import { createSearchIndex } from './search-index.ts';
import { slipsToPrefix } from './slips.ts';

const index = createSearchIndex([
  {
    code: 'sunny-orchard',
    names: ['Сонячний сад', 'Солнечный сад', 'Sunny Orchard', 'Шуақты бақ'],
    aside: ['Toro Games', 'sunny-orchard'],
  },
  {
    code: 'lantern-tide',
    names: ['Приплив ліхтарів', 'Прилив фонарей', 'Lantern Tide', 'Шамдар толқыны'],
    aside: ['Toro Games', 'lantern-tide'],
  },
  { code: 'zhar-kvitka', names: ['Жар-квітка'], aside: ['Степ'] },
  { code: 'gold-kolo', names: ['Ґолд Коло'], aside: ['Степ'] },
]);

test.each([
  ['as written', 'Сонячний', ['sunny-orchard']],
  ['in another of the languages', 'солнечный сад', ['sunny-orchard']],
  ['still being typed', 'шам', ['lantern-tide']],
  ['Kazakh without its letters', 'шуакты', ['sunny-orchard']],
  ['Kazakh in Latin letters', 'shuaqty baq', ['sunny-orchard']],
  ['Ukrainian in Latin letters', 'pryplyv likhtariv', ['lantern-tide']],
  ['Russian in Latin letters', 'solnechniy', ['sunny-orchard']],
  ['a Latin name in Cyrillic letters', 'лантерн', ['lantern-tide']],
  ['English keys instead of Russian ones', 'ghbkbd', ['lantern-tide']],
  ['Ukrainian word on English keys', 'ks[nfhsd', ['lantern-tide']],
  ['Russian keys instead of English ones', 'ыгттн', ['sunny-orchard']],
  ['Kazakh word on English keys', 'njk0sys', ['lantern-tide']],
  ['a letter too few', 'orchrd', ['sunny-orchard']],
  ['two letters swapped', 'lantren', ['lantern-tide']],
  ['another letter', 'фанарей', ['lantern-tide']],
  ['a slip and another alphabet', 'квитга', ['zhar-kvitka']],
  ['ґ and г', 'голд', ['gold-kolo']],
  ['the studio', 'toro', ['sunny-orchard', 'lantern-tide']],
  ['words in any order', 'tide lantern', ['lantern-tide']],
  ['name and studio', 'toro сад', ['sunny-orchard']],
  ['nothing like it', 'шахматы', []],
  ['short words forgive nothing', 'sat', []],
  ['the same letter on and on', 'zzzz', []],
  ['one letter for two', 'suny', ['sunny-orchard']],
  ['no word at all', '.*+[', []],
])('%s: %j', (_, text, codes) => expect(index.search(text)).toEqual(codes));

test('the better fit comes first', () => {
  const games = ['Golden Sun', 'Sun', 'Sunset', 'Midsun'].map((name) => ({
    code: name,
    names: [name],
    aside: [],
  }));
  expect(createSearchIndex(games).search('sun')).toEqual(['Golden Sun', 'Sun', 'Sunset', 'Midsun']);
});

test.each([
  ['orchrd', 'orchard', 1],
  ['orhcard', 'orchard', 1],
  ['orc', 'orchard', 0],
  ['orxhard', 'orchard', 1],
  ['oorchard', 'orchard', 1],
  ['tide', 'lantern', 3],
])('%s is %s with %i slips', (typed, word, slips) => expect(slipsToPrefix(typed, word, 2)).toBe(slips));
