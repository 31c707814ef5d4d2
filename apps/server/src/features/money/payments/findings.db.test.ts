import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { managePaymentFindings } from './manage-findings.ts';
import { createPaymentsFixture } from './payments.fixture.ts';
import { ASK_AFTER_MS } from './sweep-pay-ins.ts';

const { database, clock, provider, found, reset, sweep, started, balanceOf, takeReport } =
  await createPaymentsFixture();
afterAll(() => database.drop());
beforeEach(reset);

/** Findings about a pay-in that nobody has closed. */
const findings = () => managePaymentFindings(database.db, () => clock.now());
const findingsOf = async (payInId: string) =>
  (await findings().list()).filter((finding) => finding.payInId === payInId);

test.each(['pay-in.failed', 'pay-in.expired'] as const)(
  'a payment after %s is kept for a person, told of once, and credits nothing by itself',
  async (type) => {
    const { player, payIn, paid } = await started();
    await takeReport(randomUUID(), { ...paid, type });
    const eventId = randomUUID();
    const outcomes = await Promise.all([1, 2, 3].map(() => takeReport(eventId, paid)));
    expect(outcomes.toSorted()).toEqual(['ignored', 'ignored', 'late']);
    expect(await balanceOf(player)).toBe(0n);
    expect(await findingsOf(payIn.id)).toMatchObject([
      { kind: 'late', eventId, providerPaymentId: paid.paymentId, type: 'pay-in.paid', amountMinor: 10_000n },
    ]);
    expect(found).toEqual([['late', payIn.id]]);
  },
);

test('an event id used for a second payment is kept for a person, and that payment is credited by asking', async () => {
  const [first, second] = [await started(), await started()];
  const eventId = randomUUID();
  expect(await takeReport(eventId, first.paid)).toBe('applied');
  for (let times = 0; times < 2; times++) expect(await takeReport(eventId, second.paid)).toBe('event-reused');
  expect(await takeReport(eventId, first.paid)).toBe('ignored');
  expect([await balanceOf(first.player), await balanceOf(second.player)]).toEqual([10_000n, 0n]);
  expect(await findingsOf(first.payIn.id)).toEqual([]);
  expect(await findingsOf(second.payIn.id)).toMatchObject([
    { kind: 'event-reused', eventId, state: 'CREATED' },
  ]);
  expect(found).toEqual([['event-reused', second.payIn.id]]);

  await database.owner.query(`UPDATE pay_in SET asked_at = 'infinity' WHERE id <> $1`, [second.payIn.id]);
  provider.status = second.paid;
  clock.setOffset(ASK_AFTER_MS + 60_000);
  await sweep();
  expect(await balanceOf(second.player)).toBe(10_000n);
});

test('keeps news that a late payment has failed for a person, and leaves it to be given or sent back', async () => {
  const { player, payIn, paid } = await started();
  const failed = { ...paid, type: 'pay-in.failed' } as const;
  const first = randomUUID();
  await takeReport(first, failed);
  await takeReport(randomUUID(), paid);
  expect(await takeReport(first, failed)).toBe('ignored');
  expect(await takeReport(randomUUID(), failed)).toBe('contradicts');
  expect(await findingsOf(payIn.id)).toMatchObject([
    { kind: 'late', state: 'LATE' },
    { kind: 'contradicts', type: 'pay-in.failed' },
  ]);
  expect(await balanceOf(player)).toBe(0n);
});

test('closes a finding once with a note, but none whose money is to be given or sent back', async () => {
  const late = await started();
  await takeReport(randomUUID(), { ...late.paid, type: 'pay-in.failed' });
  await takeReport(randomUUID(), late.paid);
  const [open] = await findingsOf(late.payIn.id);
  expect(await findings().close(open!.id, 'sent back')).toMatch(/given or sent back/);
  expect(await findingsOf(late.payIn.id)).toHaveLength(1);

  const { payIn, paid } = await started();
  for (const type of ['pay-in.paid', 'pay-in.failed'] as const)
    await takeReport(randomUUID(), { ...paid, type });
  const [finding] = await findingsOf(payIn.id);
  expect(await findings().close(finding!.id, '  ')).toMatch(/note/);
  expect(await findings().close(finding!.id, 'asked the provider')).toBeUndefined();
  expect(await findingsOf(payIn.id)).toEqual([]);
  expect(await findings().close(finding!.id, 'something else')).toMatch(/no open finding/);
  const kept = 'SELECT note FROM payment_finding WHERE id = $1';
  expect(await database.owner.query(kept, [finding!.id])).toEqual([{ note: 'asked the provider' }]);
});
