import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';
import { jaroWinkler } from './jaro-winkler.ts';
import { indexEntries, type Watched } from './match-person.ts';
import type { WatchEntry } from './watch-entry.ts';

let count = 0;
const entry = (names: string | string[], born: string[] = []): WatchEntry => ({
  ...{ id: String(count++), list: 'planted', kind: 'sanctions', note: null },
  ...{ names: [names].flat(), born },
});
const person = (name: string, birthday: string | null = null): Watched => {
  const words = name.split(' ');
  const [firstName, lastName] = [words[0]!, words.at(-1)!];
  return { firstName, lastName, secondName: words.length > 2 ? words[1]! : null, birthday };
};
const hits = (name: string, listed: WatchEntry, birthday: string | null = null) =>
  indexEntries([listed])(person(name, birthday)).length === 1;

test.each([
  ['Володимир Гнатенко', 'HNATENKO Volodymyr'],
  ['Владимир Гнатенко', 'Gnatenko, Vladimir'],
  ['Vladimir Hnatenko', 'Гнатенко Володимир'],
  ['Elena Savchenko', 'САВЧЕНКО Олена'],
  ['Сергій Яковенко', 'Yakovenko Serhii'],
  ['Сергей Яковенко', 'Jakowenko Sergej'],
  ['Юрій Щербань', 'Yuriy Shcherban'],
  ['Dmytro Tsymbal', 'ЦИМБАЛЬ Дмитро'],
  ['Нұрсұлтан Әбішұлы', 'Nursultan Abishuly'],
  ['Qairat Qaliyev', 'КАЛИЕВ Кайрат'],
  ['José Muñoz', 'MUNOZ, Jose'],
  ['Олександра Зеленська', 'Zelenska Oleksandra'],
  ['Anna-Maria Kovalska', 'KOVALSKA Anna Maria'],
  ['Khristina Chaikovska', 'Христина Чайковська'],
])('%s is %s', (name, listed) => expect(hits(name, entry(listed))).toBe(true));

test.each([
  ['Олена Коваль', 'Olena Kovalchuk'],
  ['Сергій Бондар', 'Serhii Bondarenko'],
  ['Іван Петренко', 'Petro Ivanenko'],
  ['Anna Kim', 'Hanna Lim'],
  ['Іван Іванович Мельник', 'Мельник Іван Степанович'],
  ['Марія Шевченко', 'Марко Шевченко'],
])('%s is not %s', (name, listed) => expect(hits(name, entry(listed))).toBe(false));

test('a birth date of another day is another person; a year leaves a year of doubt', () => {
  const listed = (born: string) => entry('Roman Savchuk', [born]);
  const on = (birthday: string | null, born: string) => hits('Роман Савчук', listed(born), birthday);
  expect(on('1970-04-05', '1970-04-05')).toBe(true);
  expect(on('1970-05-04', '1970-04-05')).toBe(true);
  expect(on('1970-04-06', '1970-04-05')).toBe(false);
  expect([on('1971-01-01', '1970'), on('1972-01-01', '1970')]).toEqual([true, false]);
  expect(on(null, '1970-04-05')).toBe(true);
});

const word = fc.string({ unit: fc.constantFrom(...'abcdefghiklmnoprstuvz'), minLength: 3, maxLength: 12 });

test('how alike words are is the same both ways, between 0 and 1, and 1 for the same', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const score = jaroWinkler(a, b);
      expect(score).toBeCloseTo(jaroWinkler(b, a), 10);
      expect(score >= 0 && score <= 1).toBe(true);
      expect(jaroWinkler(a, a)).toBe(1);
    }),
  );
  expect(jaroWinkler('martha', 'marhta')).toBeCloseTo(0.9611, 4);
  expect(jaroWinkler('dixon', 'dicksonx')).toBeCloseTo(0.8133, 4);
});

test('order, case and joints of a name make no difference, and whoever is listed under their own name is found', () => {
  const name = fc.tuple(word, word);
  fc.assert(
    fc.property(name, fc.constantFrom(' ', ', ', '-', '  '), ([firstName, lastName], joint) => {
      const listed = entry(`${lastName.toUpperCase()}${joint}${firstName}`);
      const found = indexEntries([listed])({ firstName, lastName, secondName: null, birthday: null });
      expect(found).toEqual([{ entry: listed, scorePercent: 100 }]);
    }),
  );
});

test('what was folded is folded again to the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
      const [first] = foldName(text);
      if (first !== undefined) expect(foldName(text)).toEqual(foldName(text.toLowerCase()));
    }),
  );
});

test('of five hundred ordinary people two in a hundred are asked about at most', () => {
  const firsts =
    'Олена Іван Марія Сергій Ірина Андрій Наталія Дмитро Оксана Юрій Катерина Микола Айгүл Нұрлан Ержан Динара Anna Peter Maria Thomas'.split(
      ' ',
    );
  const lasts =
    'Шевченко Коваленко Бондаренко Ткаченко Кравченко Ковальчук Мельник Поліщук Савченко Руденко Петренко Лисенко Мороз Гончар Ахметов Оспанов Серіков Нұрғалиев Smith Müller Novak Nowak Ivanova Popescu Rossi'.split(
      ' ',
    );
  const year = (at: number) => 1950 + ((at * 7) % 55);
  const day = (at: number) =>
    `${year(at)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;
  // A list of people with names as common as theirs, whose birth dates are known as lists know them.
  const listed = Array.from({ length: 300 }, (_, at) => {
    const name = `${lasts[(at * 11) % lasts.length]} ${firsts[(at * 3) % firsts.length]}`;
    return entry(name, [at % 4 === 0 ? String(year(at * 5)) : day(at * 5)]);
  });
  const find = indexEntries(listed);
  const people = Array.from({ length: 500 }, (_, at) => ({
    ...{
      firstName: firsts[(at * 13) % firsts.length]!,
      lastName: lasts[(at * 17 + Math.floor(at / 25)) % lasts.length]!,
    },
    ...{ secondName: null, birthday: day(at * 3 + 1) },
  }));
  const flagged = people.filter((each) => find(each).length > 0).length;
  expect(flagged).toBeLessThanOrEqual(10);
});
