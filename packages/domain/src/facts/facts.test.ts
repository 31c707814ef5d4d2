import { expect, test } from 'vitest';
import { faultOfFact, type FactPayloads } from './facts.ts';

const settled: FactPayloads['round.settled'] = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  game: 'sunny-orchard',
  currency: 'UAH',
  kind: 'real',
  stakeMinor: '100',
  winMinor: '0',
  amountMinor: '900',
  version: 7,
  maths: 3,
  entry: null,
};
const changed = { currency: 'EUR', kind: 'play', amountMinor: '5', version: 1, key: settled.id };

test('facts as they should be', () => {
  expect(faultOfFact('round.settled', settled)).toBeUndefined();
  expect(faultOfFact('balance.changed', changed)).toBeUndefined();
  expect(faultOfFact('balance.changed', { ...changed, entry: '{}' })).toBeUndefined();
  expect(faultOfFact('books.day-over', { day: '2026-03-28' })).toBeUndefined();
});

test.each([
  ['round.lost', settled, 'there is no topic round.lost'],
  ['toString', {}, 'there is no topic toString'],
  ['round.settled', { ...settled, winMinor: 0 }, 'round.settled: winMinor is 0'],
  ['round.settled', { ...settled, winMinor: '-1' }, 'round.settled: winMinor is "-1"'],
  ['round.settled', { ...settled, id: 'x' }, 'round.settled: id is "x"'],
  ['round.settled', { ...settled, version: '7' }, 'round.settled: version is "7"'],
  ['round.settled', { ...settled, currency: 'toString' }, 'round.settled: currency is "toString"'],
  ['round.settled', { ...settled, tip: 1 }, 'round.settled: nobody knows tip'],
  ['balance.changed', { ...changed, entry: null }, 'balance.changed: entry is null'],
  ['balance.changed', { ...changed, kind: 'gold' }, 'balance.changed: kind is "gold"'],
  ['pay-in.changed', { id: settled.id }, 'pay-in.changed: state is missing'],
  ['pay-in.changed', { id: settled.id, state: 'LOST' }, 'pay-in.changed: state is "LOST"'],
  ['books.day-over', { day: '28.03.2026' }, 'books.day-over: day is "28.03.2026"'],
])('%s %j', (topic, payload, fault) => {
  expect(faultOfFact(topic, payload)).toBe(fault);
});
