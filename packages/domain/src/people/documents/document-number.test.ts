import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asksOf, documentNumber, markText } from './document-number.ts';

test.each([
  ['FE 123-456', 'FE123456'],
  ['fe123456', 'FE123456'],
  [' КН № 123456 ', 'KH123456'],
  ['кн 123456', 'KH123456'],
  ['KH-123456', 'KH123456'],
  ['ＦＥ１２３４５６', 'FE123456'],
  ['N 09876543', 'N09876543'],
])('%j is %s', (typed, number) => expect(documentNumber(typed)).toBe(number));

test.each(['', '123', 'ABCDEF', '—', '1'.repeat(25), '🂡🂡🂡🂡'])('%j is no number', (typed) =>
  expect(documentNumber(typed)).toBeUndefined(),
);

test('however it is typed it is one number, and another one is another', () => {
  const series = fc.string({ unit: fc.constantFrom(...'ABEIKMHOPCTXабекмн'), minLength: 2, maxLength: 2 });
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 9 });
  const between = fc.constantFrom('', ' ', '-', '–', ' / ', '\u00a0');
  fc.assert(
    fc.property(series, digits, between, (letters, figures, gap) => {
      const number = documentNumber(letters + figures)!;
      expect(documentNumber(`${letters.toLowerCase()}${gap}${[...figures].join(gap)}`)).toBe(number);
      expect(documentNumber(number)).toBe(number);
      const other = `${figures.slice(0, -1)}${(Number(figures.at(-1)) + 1) % 10}`;
      expect(documentNumber(letters + other)).not.toBe(number);
    }),
  );
});

test('a passport and a card of one number are one document, a licence is another', () => {
  const shown = { country: 'UA', number: '123456789' };
  expect(markText('passport', shown)).toBe(markText('id-card', shown));
  expect(markText('licence', shown)).not.toBe(markText('passport', shown));
  expect(markText('passport', { ...shown, country: 'PL' })).not.toBe(markText('passport', shown));
});

test('a number is read off what proves who somebody is, a country off that and off an address', () => {
  expect(asksOf('licence')).toEqual({ country: true, number: true });
  expect(asksOf('utility-bill')).toEqual({ country: true, number: false });
  expect(asksOf('selfie')).toEqual({ country: false, number: false });
});
