import { expect, test } from 'vitest';
import { boundsOf, nothingToAsk, payOutToSend } from './pay-out-rules.ts';
import { CARD, someOptions } from './pay-outs.fixture.ts';

test.each([
  ['what there is', { availableMinor: '50000' }],
  ['what a day takes', { dayLeftMinor: '50000' }],
  ['what one may be', { maximumMinor: '50000' }],
])('no more than %s', (_, change) => {
  expect(boundsOf(someOptions(change))).toEqual({ minimumMinor: 20_000n, maximumMinor: 50_000n });
});

test.each([
  [{ availableMinor: '19999' }, 'balance'],
  [{ dayLeftMinor: '19999' }, 'day'],
  [{ availableMinor: '20000', dayLeftMinor: '20000' }, undefined],
])('with %j there is nothing to ask for because of: %s', (change, why) => {
  expect(nothingToAsk(someOptions(change))).toBe(why);
});

test('the same again keeps its key, and any other has a new one', () => {
  const asked = { amountMinor: '50000', currency: 'UAH', methodId: CARD.id } as const;
  const pending = { key: 'old', asked };
  const keyOf = (change: object) => payOutToSend(pending, { ...asked, ...change }, () => 'new').key;
  expect([keyOf({}), keyOf({ amountMinor: '1' }), keyOf({ methodId: 'x' })]).toEqual(['old', 'new', 'new']);
  expect(payOutToSend(undefined, asked, () => 'new')).toEqual({ key: 'new', asked });
});
