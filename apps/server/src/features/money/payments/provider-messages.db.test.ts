import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEachApart } from '../../../platform/each-apart.ts';
import { onBehalfOf } from '../../../platform/request-context.ts';
import { managePaymentFindings } from './manage-findings.ts';
import { createPaymentsFixture } from './payments.fixture.ts';
import { keepMessage } from './provider-messages-store.ts';
import {
  forgetMessages,
  MESSAGES_KEPT_MS,
  TAKE_UP_AFTER_MS,
  takeMessage,
  takeUpMessages,
  type TakeMessage,
} from './take-message.ts';
import { takePayInMessage } from './take-pay-in-message.ts';

const { database, clock, parts, found, reset, started, balanceOf } = await createPaymentsFixture();
afterAll(() => database.drop());
beforeEach(reset);

const take: TakeMessage<string> = (tx, message) => takePayInMessage(tx, parts, message);
const messageOf = (report: object, id: string = randomUUID()) =>
  ({ provider: 'sandbox', about: 'pay-in', id, body: Buffer.from(JSON.stringify(report)) }) as const;
const takeUp = (by: TakeMessage<string> = take) => {
  const failed: string[] = [];
  const apart = createEachApart({ clock, failed: ({ row }) => failed.push(row) });
  return takeUpMessages(parts, 'pay-in', { take: by, apart }).then(() => failed);
};
const keptOf = (id: string) =>
  database.owner.query<{ outcome: string | null; body: string }>(
    `SELECT outcome, convert_from(body, 'UTF8') AS body FROM provider_message WHERE id = $1 ORDER BY number`,
    [id],
  );

test('keeps a message as it came and takes it once, however often it comes at once', async () => {
  const { player, paid } = await started();
  const message = messageOf(paid);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => takeMessage(parts, message, take)));
  expect(outcomes).toEqual(Array(5).fill('applied'));
  expect(await keptOf(message.id)).toEqual([{ outcome: 'applied', body: message.body.toString() }]);
  expect(await balanceOf(player)).toBe(10_000n);
});

test('takes up what was kept and not taken, once and on behalf of its request, after a while', async () => {
  const { player, payIn, paid } = await started();
  const message = messageOf(paid);
  await onBehalfOf('the request', () => keepMessage(parts.db, message, clock.now()));
  await takeUp();
  expect(await balanceOf(player)).toBe(0n);
  clock.setOffset(TAKE_UP_AFTER_MS + 1_000);
  await Promise.all([takeUp(), takeUp(), takeMessage(parts, message, take)]);
  expect(await balanceOf(player)).toBe(10_000n);
  expect(await keptOf(message.id)).toMatchObject([{ outcome: 'applied' }]);
  const event = 'SELECT request_id AS request FROM payment_event WHERE pay_in_id = $1';
  expect(await database.owner.query(event, [payIn.id])).toHaveLength(1);
});

test('keeps a message that could not be taken until it can be, and takes the others meanwhile', async () => {
  const [bad, good] = [await started(), await started()];
  const [first, second] = [messageOf(bad.paid), messageOf(good.paid)];
  const fails = async () => {
    throw new Error('the database is away');
  };
  await expect(takeMessage(parts, first, fails)).rejects.toThrow('away');
  await keepMessage(parts.db, second, clock.now());
  clock.setOffset(TAKE_UP_AFTER_MS + 1_000);
  const failed = await takeUp((tx, message) => (message.id === first.id ? fails() : take(tx, message)));
  expect(failed).toHaveLength(1);
  expect([await balanceOf(bad.player), await balanceOf(good.player)]).toEqual([0n, 10_000n]);
  await takeUp();
  expect(await balanceOf(bad.player)).toBe(10_000n);
});

test('takes an id that comes again with other news for a message of its own', async () => {
  const [one, other] = [await started(), await started()];
  const id = randomUUID();
  expect(await takeMessage(parts, messageOf(one.paid, id), take)).toBe('applied');
  expect(await takeMessage(parts, messageOf(other.paid, id), take)).toBe('event-reused');
  expect((await keptOf(id)).map(({ outcome }) => outcome)).toEqual(['applied', 'event-reused']);
});

test.each<[string, (paid: object) => object, 'its own' | 'none', string]>([
  ['a currency that we never had', (paid) => ({ ...paid, currency: 'USD' }), 'its own', 'mismatch'],
  ['a field more', (paid) => ({ ...paid, feeMinor: '1' }), 'its own', 'mismatch'],
  ['news of a new kind', (paid) => ({ ...paid, type: 'pay-in.disputed' }), 'its own', 'mismatch'],
  ['a payment that is nobody’s', (paid) => ({ ...paid, merchantReference: randomUUID() }), 'none', 'unknown'],
  ['nothing that we can read', () => ({ hello: ['\u0000', 1] }), 'none', 'mismatch'],
  ['no text where there should be one', () => ({ merchantReference: 7, type: '\u0000' }), 'none', 'mismatch'],
])('keeps a message with %s for a person, once', async (_name, change, payment, kind) => {
  const { player, payIn, paid } = await started();
  const message = messageOf(change(paid));
  for (let times = 0; times < 2; times++) expect(await takeMessage(parts, message, take)).toBe(kind);
  const payInId = payment === 'none' ? null : payIn.id;
  expect(found).toEqual([[kind, payInId]]);
  const open = await managePaymentFindings(database.db, () => clock.now()).list();
  expect(open.filter(({ eventId }) => eventId === message.id)).toMatchObject([{ kind, payInId }]);
  expect(await balanceOf(player)).toBe(0n);
});

test('deletes a message a year after it was taken, but none that waits or that an open finding shows', async () => {
  const { paid } = await started();
  const [taken, shown, waiting] = [messageOf(paid), messageOf({ hello: 1 }), messageOf({ hello: 2 })];
  for (const message of [taken, shown]) await takeMessage(parts, message, take);
  await keepMessage(parts.db, waiting, clock.now());
  const kept = async () =>
    (await Promise.all([taken, shown, waiting].map(({ id }) => keptOf(id)))).map((rows) => rows.length);
  clock.setOffset(MESSAGES_KEPT_MS['pay-in'] - 60_000);
  await forgetMessages(parts);
  expect(await kept()).toEqual([1, 1, 1]);
  clock.setOffset(MESSAGES_KEPT_MS['pay-in'] + 60_000);
  await forgetMessages(parts);
  expect(await kept()).toEqual([0, 1, 1]);
  const findings = managePaymentFindings(database.db, () => clock.now());
  const { id } = (await findings.list()).find(({ eventId }) => eventId === shown.id)!;
  await findings.close(id, 'a test of theirs');
  await forgetMessages(parts);
  expect(await kept()).toEqual([0, 0, 1]);
});
