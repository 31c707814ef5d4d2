import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createEachApart } from '../../../platform/each-apart.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { forgetMessages, MESSAGES_KEPT_MS, TAKE_UP_AFTER_MS } from '../payments/take-message.ts';
import { keepMessage } from '../payments/provider-messages-store.ts';
import { takeMessage, takeUpMessages } from '../payments/feature.ts';
import { checkMethod } from './check-method.ts';
import { findMethod } from './methods-store.ts';
import { createPayOutsFixture } from './pay-outs.fixture.ts';
import { findPayOut } from './pay-outs-store.ts';
import { TAKE } from './take-pay-out-message.ts';

const house = await createPayOutsFixture();
const { db, owner, parts, clock, found, asked, carry, newPlayer, stateOf } = house;
afterAll(() => house.database.drop());

const messageOf = (about: 'pay-out' | 'card', report: object, id: string = randomUUID()) => ({
  ...{ provider: 'sandbox', about, id, body: Buffer.from(JSON.stringify(report)) },
});
const take = (message: ReturnType<typeof messageOf>) =>
  takeMessage(parts, message, (tx, kept) => TAKE[message.about](tx, parts, kept));
const takeUp = (about: 'pay-out' | 'card') =>
  takeUpMessages(parts, about, {
    take: (tx, message) => TAKE[about](tx, parts, message),
    apart: createEachApart({ clock, failed: ({ err }) => expect(err).toBeUndefined() }),
  });
const keptOf = (id: string) =>
  owner.query<{ outcome: string | null }>('SELECT outcome FROM provider_message WHERE id = $1', [id]);

/** A pay-out that was sent, and the word that it has arrived. */
async function sent() {
  const { id } = await asked();
  await carry();
  const row = (await findPayOut(db, id))!;
  expect(row.state).toBe('SENT');
  const paid = {
    ...{ type: 'pay-out.paid', payOutId: `po_${id}`, merchantReference: id, merchant: 'croupier' },
    ...{ currency: row.currency, amountMinor: String(row.amountMinor - row.feeMinor) },
  };
  return { id, paid };
}

test('keeps a message about a pay-out as it came and takes it once, however often it comes at once', async () => {
  const { id, paid } = await sent();
  const message = messageOf('pay-out', paid);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => take(message)));
  expect(outcomes).toEqual(Array(5).fill('applied'));
  expect(await keptOf(message.id)).toEqual([{ outcome: 'applied' }]);
  expect(await stateOf(id)).toBe('PAID');
  expect(await house.differences()).toEqual([]);
});

test('takes up what was kept and not taken', async () => {
  const { id, paid } = await sent();
  await keepMessage(db, messageOf('pay-out', paid), clock.now());
  await takeUp('pay-out');
  expect(await stateOf(id)).toBe('SENT');
  clock.setOffset(TAKE_UP_AFTER_MS + 1_000);
  await Promise.all([takeUp('pay-out'), takeUp('pay-out')]);
  clock.setOffset(0);
  expect(await stateOf(id)).toBe('PAID');
});

test.each([
  ['of none of ours', 'unknown', (paid: object) => ({ ...paid, merchantReference: randomUUID() })],
  ['of another amount', 'mismatch', (paid: object) => ({ ...paid, amountMinor: '1' })],
  ['of another currency', 'mismatch', (paid: object) => ({ ...paid, currency: 'KZT' })],
  ['that cannot be read', 'mismatch', (paid: object) => ({ ...paid, amountMinor: 1.5 })],
] as const)('keeps a message %s for a person and moves nothing', async (_, kind, change) => {
  const { id, paid } = await sent();
  const message = messageOf('pay-out', change(paid));
  found.length = 0;
  expect([await take(message), await take(message)]).toEqual([kind, kind]);
  expect(await stateOf(id)).toBe('SENT');
  expect(found).toMatchObject([{ kind, payIn: null, event: message.id }]);
  const text = 'SELECT kind, type, provider_payment_id AS about FROM payment_finding WHERE event_id = $1';
  expect(await owner.query(text, [message.id])).toEqual([{ kind, type: 'pay-out.paid', about: `po_${id}` }]);
});

test('takes a message about a card, and forgets it sooner than others: it names a person', async () => {
  const player = await newPlayer();
  const checked = await checkMethod(parts, player, { key: randomUUID(), kind: 'card', language: 'en' });
  if (isRefusal(checked)) throw new Error(JSON.stringify(checked));
  const { id } = checked.method;
  const shown = {
    ...{ type: 'card.shown', merchantReference: id, merchant: 'croupier', token: 'tok', mark: `card_${id}` },
    ...{ lastDigits: '4242', ownerName: 'OLENA KOVAL' },
  };
  const messages = [
    messageOf('card', shown),
    messageOf('card', { ...shown, lastDigits: 'four' }),
    messageOf('pay-out', (await sent()).paid),
  ];
  expect(await Promise.all(messages.map(take))).toEqual(['taken', 'mismatch', 'applied']);
  expect((await findMethod(db, id))!.state).toBe('SHOWN');
  clock.setOffset(MESSAGES_KEPT_MS.card + 60_000);
  await forgetMessages(parts);
  clock.setOffset(0);
  // The one that waits for a person stays.
  const left = await Promise.all(messages.map(({ id: each }) => keptOf(each)));
  expect(left.map(({ length }) => length)).toEqual([0, 1, 1]);
});
