import { expect, test } from 'vitest';
import { formsOf, pluralsOf } from './plural-forms.ts';

test('tells the forms of each plural by itself, also within another', () => {
  const text =
    'A {a, plural, =0 {no} one {# {b, plural, one {x} other {y}}} other {#}}, {c}, {d, selectordinal, offset:1 few {th} other {{e}}}';
  expect(pluralsOf(text)).toEqual([
    { type: 'cardinal', forms: ['one', 'other'] },
    { type: 'cardinal', forms: ['one', 'other'] },
    { type: 'ordinal', forms: ['few', 'other'] },
  ]);
  expect(pluralsOf('{who, select, she {one} other {two}}')).toEqual([]);
});

test.each([
  ['uk', ['few', 'many', 'one', 'other']],
  ['ru', ['few', 'many', 'one', 'other']],
  ['en', ['one', 'other']],
  ['kk', ['one', 'other']],
])('knows the forms of %s', (locale, forms) => {
  expect(formsOf(locale, { type: 'cardinal', forms: [] }).toSorted()).toEqual(forms);
});
