import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PayInCapability, PayInMethod } from './pay-in-methods.ts';
import { PAY_IN_ROUTES, type PayInRoutes } from './pay-in-routes.ts';
import {
  answerWithinMs,
  candidatesFor,
  orderOf,
  payInOffers,
  WAIT_MAX_MS,
  type PayInPlace,
} from './route-pay-in.ts';

const PLACE: PayInPlace = {
  ...{ region: 'UA', currency: 'UAH', minimumMinor: 100_00n, maximumMinor: 50_000_00n },
};
const ROUTES: PayInRoutes = {
  ...PAY_IN_ROUTES,
  UA: { bank: { one: 1 }, card: { one: 3, other: 1 } },
};
const takes = (method: PayInMethod, change: Partial<PayInCapability> = {}): PayInCapability => ({
  ...{ method, currency: 'UAH', minimumMinor: 1n, maximumMinor: 1_000_000_00n },
  ...{ fee: { fixedMinor: 0n, shareMicro: 0 }, minutes: { least: 0, most: 1 } },
  ...change,
});
const idOf = (digits: string) => `${digits.slice(0, 8)}-${digits.slice(8)}-8000-8000-000000000000`;

test('offers methods in the order of the routes, each by what all its providers do together', () => {
  const one = {
    name: 'one',
    payIns: [
      takes('card', {
        minimumMinor: 200_00n,
        maximumMinor: 10_000_00n,
        fee: { fixedMinor: 5n, shareMicro: 100 },
      }),
      takes('bank'),
    ],
  };
  const other = {
    name: 'other',
    payIns: [
      takes('card', {
        ...{ minimumMinor: 300_00n, maximumMinor: 90_000_00n, minutes: { least: 5, most: 60 } },
        fee: { fixedMinor: 1n, shareMicro: 15_000 },
      }),
    ],
  };
  expect(payInOffers(PLACE, [one, other], ROUTES)).toEqual([
    {
      ...{ method: 'bank', minimumMinor: 100_00n, maximumMinor: 50_000_00n },
      ...{ fee: { fixedMinor: 0n, shareMicro: 0 }, minutes: { least: 0, most: 1 } },
    },
    {
      ...{ method: 'card', minimumMinor: 200_00n, maximumMinor: 50_000_00n },
      ...{ fee: { fixedMinor: 5n, shareMicro: 15_000 }, minutes: { least: 0, most: 60 } },
    },
  ]);
});

test('offers no method that no route leads to, that nobody takes in the currency, or whose bounds leave nothing', () => {
  const unrouted = { name: 'other', payIns: [takes('bank'), takes('wallet')] };
  expect(payInOffers(PLACE, [unrouted], ROUTES)).toEqual([]);
  const foreign = { name: 'one', payIns: [takes('card', { currency: 'EUR' })] };
  expect(payInOffers(PLACE, [foreign], ROUTES)).toEqual([]);
  const tiny = { name: 'one', payIns: [takes('card', { maximumMinor: 99_99n })] };
  expect(payInOffers(PLACE, [tiny], ROUTES)).toEqual([]);
});

test('takes for candidates those that take the amount, bounds included', () => {
  const providers = [
    { name: 'one', payIns: [takes('card', { minimumMinor: 200_00n })] },
    { name: 'other', payIns: [takes('card', { maximumMinor: 200_00n })] },
  ];
  const namesOf = (amountMinor: bigint) =>
    candidatesFor({ ...PLACE, method: 'card', amountMinor }, providers, ROUTES).map(({ name }) => name);
  expect([namesOf(199_99n), namesOf(200_00n), namesOf(200_01n)]).toEqual([
    ['other'],
    ['one', 'other'],
    ['one'],
  ]);
});

test('asks each candidate once, in an order that is always the same for an id', () => {
  const candidates = fc.uniqueArray(
    fc.record({ name: fc.stringMatching(/^[a-z]{1,6}$/), weight: fc.integer({ min: 1, max: 1_000 }) }),
    { selector: ({ name }) => name, maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.uuid(), candidates, (id, among) => {
      const order = orderOf(id, among);
      expect(order.toSorted()).toEqual(among.map(({ name }) => name).toSorted());
      expect(orderOf(id, among)).toEqual(order);
    }),
  );
});

test('draws by weight, and again by weight among those that are left', () => {
  const candidates = [
    { name: 'a', weight: 5 },
    { name: 'b', weight: 3 },
    { name: 'c', weight: 2 },
  ];
  const orders = Array.from({ length: 50 }, (_, turn) =>
    orderOf(idOf(turn.toString(16).padStart(12, '0')), candidates),
  );
  const count = (place: number, name: string) => orders.filter((order) => order[place] === name).length;
  expect([count(0, 'a'), count(0, 'b'), count(0, 'c')]).toEqual([25, 15, 10]);
  const second = orders.filter(([first]) => first === 'a').map((order) => order[1]);
  expect(new Set(second)).toEqual(new Set(['b', 'c']));
});

test('never lets a player wait longer than the whole time, however many are asked', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), (providers) => {
      let left = WAIT_MAX_MS;
      for (let waiting = providers; waiting > 0; waiting--) {
        const time = answerWithinMs(left, waiting);
        expect(time).toBeGreaterThanOrEqual(Math.floor(5_000 / providers));
        left -= time;
      }
      expect(left).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(answerWithinMs(-1, 1)).toBe(0);
});

test('has a route with weights for a method of every region', () => {
  for (const methods of Object.values(PAY_IN_ROUTES))
    for (const weights of Object.values(methods)) {
      expect(Object.keys(weights)).toContain('sandbox');
      expect(Object.values(weights).every((weight) => Number.isInteger(weight) && weight > 0)).toBe(true);
    }
});
