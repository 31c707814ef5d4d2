import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  keyOfLine,
  matchDay,
  MONEY_FLOWS,
  MONEY_SOURCES,
  type Difference,
  type MoneyLine,
  type MoneySource,
} from './index.ts';

const line = (
  reference: string,
  amountMinor = 100n,
  currency = 'UAH',
  flow: MoneyLine['flow'] = 'pay-in',
) => ({
  ...{ flow, reference, amountMinor, currency },
});
const all = (lines: readonly MoneyLine[]) => ({ ledger: lines, file: lines, api: lines });
const brief = (found: readonly Difference[]) =>
  found.map(({ what, odd, reference }) => [what, odd, reference]);

test('three accounts of the same money differ in nothing, whatever their order', () => {
  const lines = [line('a'), line('b', 5n), line('a', 7n, 'EUR', 'pay-out')];
  expect(matchDay({ ledger: lines, file: lines.toReversed(), api: lines })).toEqual([]);
  expect(matchDay(all([]))).toEqual([]);
});

test('what one lacks is missing there, and what one alone has is extra there', () => {
  expect(brief(matchDay({ ...all([line('a')]), ledger: [] }))).toEqual([['missing', 'ledger', 'a']]);
  expect(brief(matchDay({ ...all([]), file: [line('a')] }))).toEqual([['extra', 'file', 'a']]);
});

test('who says another amount or currency stands alone; where all three say otherwise, nobody does', () => {
  expect(matchDay({ ...all([line('a')]), file: [line('a', 101n)] })).toMatchObject([
    { what: 'amount', odd: 'file', said: { ledger: { amountMinor: 100n }, file: { amountMinor: 101n } } },
  ]);
  expect(brief(matchDay({ ...all([line('a')]), api: [line('a', 7n, 'EUR')] }))).toEqual([
    ['currency', 'api', 'a'],
  ]);
  expect(brief(matchDay({ ledger: [line('a', 1n)], file: [line('a', 2n)], api: [line('a', 3n)] }))).toEqual([
    ['amount', null, 'a'],
  ]);
});

test('a line that is there twice is a duplicate, and is no other difference', () => {
  expect(matchDay({ ...all([line('a')]), file: [line('a'), line('a')] })).toMatchObject([
    { what: 'duplicate', odd: 'file', lines: 2 },
  ]);
});

test('where the API was not heard, the other two are held against each other', () => {
  const unasked = new Set([keyOfLine(line('a'))]);
  expect(matchDay({ ledger: [line('a')], file: [line('a')], api: [], unasked })).toEqual([]);
  expect(brief(matchDay({ ledger: [line('a')], file: [], api: [], unasked }))).toEqual([
    ['extra', 'ledger', 'a'],
  ]);
  expect(brief(matchDay({ ledger: [line('a')], file: [line('a', 1n)], api: [], unasked }))).toEqual([
    ['amount', null, 'a'],
  ]);
});

type Plant = 'missing' | 'extra' | 'amount' | 'currency' | 'duplicate' | 'nothing';
const PLANTS: Record<Plant, (line: MoneyLine) => MoneyLine[]> = {
  nothing: (each) => [each],
  missing: () => [],
  extra: (each) => [each],
  amount: (each) => [{ ...each, amountMinor: each.amountMinor + 1n }],
  currency: (each) => [{ ...each, currency: each.currency === 'EUR' ? 'UAH' : 'EUR' }],
  duplicate: (each) => [each, each],
};

test('whatever is planted in whichever source is found, and nothing else', () => {
  const payment = fc.record({
    flow: fc.constantFrom(...MONEY_FLOWS),
    reference: fc.uuid(),
    amountMinor: fc.bigInt(1n, 10n ** 12n),
    currency: fc.constantFrom('UAH', 'EUR', 'KZT'),
    plant: fc.constantFrom(...(Object.keys(PLANTS) as Plant[])),
    source: fc.constantFrom(...MONEY_SOURCES),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(payment, { selector: keyOfLine, maxLength: 40 }),
      fc.infiniteStream(fc.nat()),
      (payments, shuffles) => {
        const day: Record<MoneySource, MoneyLine[]> = { ledger: [], file: [], api: [] };
        for (const { plant, source, ...paid } of payments)
          for (const each of MONEY_SOURCES)
            if (each === source) day[each].push(...PLANTS[plant](paid));
            else if (plant !== 'extra') day[each].push(paid);
        for (const lines of Object.values(day)) lines.sort(() => (shuffles.next().value! % 3) - 1);
        const planted = payments
          .filter(({ plant }) => plant !== 'nothing')
          .map(({ plant, source, ...paid }) => `${keyOfLine(paid)} ${plant} ${source}`);
        const found = matchDay(day).map((each) => `${keyOfLine(each)} ${each.what} ${each.odd}`);
        expect(found.sort()).toEqual(planted.sort());
      },
    ),
  );
});
