import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { BRANDS } from '@croupier/domain/site/brands';
import { LANGUAGES, REGION_IDS } from '@croupier/domain/site/regions';
import { expect, test } from 'vitest';
import { drawReceipt } from './draw-receipt.ts';
import { textOfPdf } from './pdf-text.fixture.ts';
import type { ReceiptRow } from './receipt-store.ts';
import { receiptView } from './receipt-view.ts';

const ROW: ReceiptRow = {
  ...{ kind: 'in', id: '0b0e7d3e-0000-4000-8000-000000000001', state: 'PAID', currency: 'UAH' },
  ...{ amountMinor: 1n, askedMinor: null, backMinor: 0n, feeMinor: 0n, method: 'card', mask: '•••• 4242' },
  ...{ createdAt: new Date('2026-02-03T10:00:00Z'), updatedAt: new Date('2026-07-03T10:00:00Z') },
};
const LETTERS = {
  ua: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  en: 'abcdefghijklmnopqrstuvwxyz',
  kk: 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя',
};

test.each(LANGUAGES)('has every letter of %s as text, and the signs of all currencies', async (language) => {
  const letters = `${LETTERS[language]} ${LETTERS[language].toUpperCase()}`;
  const signs = Object.values(CURRENCIES).map(({ symbol }) => symbol);
  const page = {
    ...{ language, house: 'Rino', title: letters, asOf: ROW.updatedAt, foot: [] },
    lines: [[signs.join(' '), '₴ ₸ € •••• 0123456789']] as const,
  };
  const text = textOfPdf(await drawReceipt(page));
  for (const letter of `${letters}${signs.join('')}₴₸€`) expect(text, letter).toContain(letter);
});

test('draws everything that a receipt may say, in each language, region, house and currency, without a missing letter', async () => {
  for (const [n, region] of REGION_IDS.entries()) {
    const language = LANGUAGES[n % LANGUAGES.length]!;
    const brand = BRANDS[n % BRANDS.length]!;
    const currency = (Object.keys(CURRENCIES) as Currency[])[n % Object.keys(CURRENCIES).length]!;
    const row = { ...ROW, currency, askedMinor: 2n, backMinor: 1n };
    const receipt = receiptView(row, { language, region, brand });
    const text = textOfPdf(await drawReceipt(receipt));
    expect(text).not.toMatch(/[\0\ufffd]/);
    for (const line of receipt.lines.flat()) expect(text).toContain(line);
  }
});

test('leaves out the method where the provider has not told it', () => {
  const reader = { language: 'en', region: 'UA', brand: 'rino' } as const;
  const namesOf = (row: ReceiptRow) => receiptView(row, reader).lines.map(([name]) => name);
  expect(namesOf({ ...ROW, method: null, mask: null })).not.toContain('Method');
  const lines = new Map(receiptView({ ...ROW, method: null }, reader).lines);
  expect(lines.get('Method')).toBe('Card •••• 4242');
  expect(lines.get('Started')).toBe('3 Feb 2026, 12:00 (Europe/Kyiv, GMT+02:00)');
  expect(lines.get('Status as of')).toBe('3 Jul 2026, 13:00 (Europe/Kyiv, GMT+03:00)');
});
