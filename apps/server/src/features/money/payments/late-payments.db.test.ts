import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { decideLate, lockLate, refuseGiving, type LateDecision } from './decide-late.ts';
import { managePaymentFindings } from './manage-findings.ts';
import { PAYMENTS_BOOKS } from './payments-books-store.ts';
import { createPaymentsFixture } from './payments.fixture.ts';
import { findPayIn } from './payments-store.ts';
import { ASK_BACK_AFTER_MS } from './return-late.ts';

const { database, clock, parts, limits, provider, reset, sendBack, started, start, balanceOf, takeReport } =
  await createPaymentsFixture();
afterAll(() => database.drop());
beforeEach(reset);
afterEach(async () => {
  for (const { name, sql } of PAYMENTS_BOOKS)
    expect([name, await database.owner.query(sql)]).toEqual([name, []]);
});

/** A payment that was given up and then paid, and its finding. */
async function late(type: 'pay-in.failed' | 'pay-in.expired' = 'pay-in.failed') {
  const of = await started();
  await takeReport(randomUUID(), { ...of.paid, type });
  const source = { mark: 'card_1', lastDigits: '4242' };
  expect(await takeReport(randomUUID(), { ...of.paid, source })).toBe('late');
  const finding = (await openFindings()).find(({ payInId }) => payInId === of.payIn.id)!;
  const { id } = of.payIn;
  return { ...of, id, finding: finding.id, stateNow: async () => (await findPayIn(database.db, id))!.state };
}

const openFindings = () => managePaymentFindings(database.db, () => clock.now()).list();

/** As the office does it: under the lock, and once for an act. */
const decide = (
  finding: bigint,
  decision: LateDecision,
  { act = randomUUID(), note = 'looked at' }: { act?: string; note?: string } = {},
) =>
  database.db.transaction(async (tx) => {
    const payIn = await lockLate(tx, finding);
    if (typeof payIn === 'string') return payIn;
    const against = decision === 'given' ? await refuseGiving(parts, tx, payIn) : undefined;
    if (against) return against === 'account_blocked' ? against : against.details.rule;
    await decideLate(tx, payIn, { decision, note, act, now: clock.now() });
    return 'decided';
  });

const statesTold = async (id: string) =>
  (
    await database.owner.query<{ state: string }>(
      `SELECT payload->>'state' AS state FROM outbox WHERE topic = 'pay-in.changed' AND payload->>'id' = $1 ORDER BY id`,
      [id],
    )
  ).map(({ state }) => state);

test.each(['pay-in.failed', 'pay-in.expired'] as const)(
  'tells its player at once that a payment came late after %s, and credits nothing',
  async (type) => {
    const { id, player, stateNow } = await late(type);
    expect(await stateNow()).toBe('LATE');
    expect(await statesTold(id)).toEqual([type === 'pay-in.failed' ? 'FAILED' : 'EXPIRED', 'LATE']);
    expect(await balanceOf(player)).toBe(0n);
  },
);

test('gives late money once of many decisions at once, with its card, and takes it out of the queue', async () => {
  const { id, finding, player, stateNow } = await late();
  const decisions = (['given', 'returned', 'given', 'returned', 'given'] as const).map((each) =>
    decide(finding, each),
  );
  const outcomes = await Promise.all(decisions);
  expect(outcomes.toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'conflict', 'decided']);
  const isGiven = outcomes.findIndex((outcome) => outcome === 'decided') % 2 === 0;
  expect(await stateNow()).toBe(isGiven ? 'PAID' : 'RETURNING');
  expect(await balanceOf(player)).toBe(isGiven ? 10_000n : 0n);
  expect((await openFindings()).some((open) => open.payInId === id)).toBe(!isGiven);
});

test('gives of a late payment what came', async () => {
  const { player, payIn, paid } = await started();
  await takeReport(randomUUID(), { ...paid, type: 'pay-in.expired' });
  expect(await takeReport(randomUUID(), { ...paid, amountMinor: '7000' })).toBe('late');
  const finding = (await openFindings()).find(({ payInId }) => payInId === payIn.id)!;
  expect(finding.amountMinor).toBe(7_000n);
  expect(await decide(finding.id, 'given')).toBe('decided');
  expect(await balanceOf(player)).toBe(7_000n);
});

test('counts a given payment as a deposit of the moment it is given', async () => {
  const { id, finding, player } = await late();
  clock.setOffset(3 * 24 * 3_600_000);
  expect(await decide(finding, 'given')).toBe('decided');
  expect(await balanceOf(player)).toBe(10_000n);
  expect(await statesTold(id)).toEqual(['FAILED', 'LATE', 'PAID']);
  const kept = `SELECT updated_at > now() + interval '2 days' AS later, source_mask AS mask FROM pay_in WHERE id = $1`;
  expect(await database.owner.query(kept, [id])).toEqual([{ later: true, mask: '•••• 4242' }]);
});

test('credits nothing for news that come again once a late payment is decided about', async () => {
  const given = await late();
  await decide(given.finding, 'given');
  expect(await takeReport(randomUUID(), given.paid)).toBe('ignored');
  expect(await balanceOf(given.player)).toBe(10_000n);
  const sent = await late();
  await decide(sent.finding, 'returned');
  await sendBack();
  for (const type of ['pay-in.paid', 'pay-in.refunded', 'pay-in.failed'] as const)
    expect(await takeReport(randomUUID(), { ...sent.paid, type })).toBe('ignored');
  expect(await balanceOf(sent.player)).toBe(0n);
  expect(await decide(sent.finding, 'given')).toBe('conflict');
});

test('asks the provider again while it does not answer, under the same reference, and ends when it does', async () => {
  const { id, finding, player, stateNow } = await late();
  await decide(finding, 'returned');
  expect(await decide(finding, 'given')).toBe('conflict');
  provider.refund = 'unavailable';
  await sendBack();
  // It was just asked: it is left alone for a while.
  await sendBack();
  expect([provider.refunded, await stateNow()]).toEqual([[id], 'RETURNING']);
  expect((await openFindings()).some((open) => open.payInId === id)).toBe(true);
  clock.setOffset(ASK_BACK_AFTER_MS + 1_000);
  provider.refund = 'refunded';
  await sendBack();
  await sendBack();
  expect([provider.refunded, await stateNow()]).toEqual([[id, id], 'RETURNED']);
  expect((await openFindings()).some((open) => open.payInId === id)).toBe(false);
  expect(await balanceOf(player)).toBe(0n);
  expect(await statesTold(id)).toEqual(['FAILED', 'LATE', 'RETURNING', 'RETURNED']);
});

test('ends once where the provider tells of the return by itself, whichever word is first', async () => {
  const { id, finding, paid, stateNow } = await late();
  await decide(finding, 'returned');
  const refunded = { ...paid, type: 'pay-in.refunded' } as const;
  await Promise.all([sendBack(), takeReport(randomUUID(), refunded)]);
  expect(await stateNow()).toBe('RETURNED');
  expect(await statesTold(id)).toEqual(['FAILED', 'LATE', 'RETURNING', 'RETURNED']);
});

test('brings a payment back to a person where the provider refuses to return it, and lets it be given then', async () => {
  const { id, finding, player, stateNow } = await late();
  await database.owner.query(EXCLUDED, [player.playerId]);
  expect(await decide(finding, 'given')).toBe('exclusion');
  expect(await decide(finding, 'returned')).toBe('decided');
  provider.refund = 'refused';
  await sendBack();
  expect(await stateNow()).toBe('LATE');
  expect((await openFindings()).some((open) => open.payInId === id)).toBe(true);
  // There is no other way for the money: it is theirs, and can be paid out.
  expect(await decide(finding, 'given')).toBe('decided');
  expect(await balanceOf(player)).toBe(10_000n);
});

test('keeps with its finding why it was given, also where somebody had said before why it shall go back', async () => {
  const { id, finding } = await late();
  await decide(finding, 'returned', { note: 'they have paid again' });
  provider.refund = 'refused';
  await sendBack();
  expect(await decide(finding, 'given', { note: 'the bank does not take it back' })).toBe('decided');
  const kept = `SELECT note, settled_at IS NOT NULL AS settled FROM payment_finding WHERE pay_in_id = $1`;
  expect(await database.owner.query(kept, [id])).toEqual([
    { note: 'the bank does not take it back', settled: true },
  ]);
});

test('gives nothing to an account that is erased, also where the provider refuses to return it', async () => {
  const { finding, player, stateNow } = await late();
  const ERASED = `UPDATE player SET email_canonical = 'lapsed ' || id, nickname = 'lapsed', lapsed_at = now(),
  email_verified_at = NULL, verify_level = 0 WHERE id = $1`;
  await database.owner.query(ERASED, [player.playerId]);
  expect(await decide(finding, 'given')).toBe('account_blocked');
  expect(await decide(finding, 'returned')).toBe('decided');
  provider.refund = 'refused';
  await sendBack();
  expect(await decide(finding, 'given')).toBe('account_blocked');
  expect([await stateNow(), await balanceOf(player)]).toEqual(['LATE', 0n]);
});

const EXCLUDED = `INSERT INTO play_stop (player_id, place, kind, began_at) VALUES ($1, 1, 'exclusion', now())`;
const BLOCKED = `INSERT INTO player_block (player_id, reason, since) VALUES ($1, 'asked', now())`;

test('gives nothing to a closed account, and sends its payment back', async () => {
  const { finding, player, stateNow } = await late();
  await database.owner.query(BLOCKED, [player.playerId]);
  expect(await decide(finding, 'given')).toBe('account_blocked');
  expect(await decide(finding, 'returned')).toBe('decided');
  await sendBack();
  expect([await stateNow(), await balanceOf(player)]).toEqual(['RETURNED', 0n]);
});

test('holds a late payment against the limit of deposits: it counts, and beyond it is not given', async () => {
  const { finding, player } = await late();
  const limit = { rule: 'deposit_limit', period: 'day', amount: { size: 15_000n, currency: 'UAH' } } as const;
  await database.db.transaction((tx) => limits.setLimit(tx, { playerId: player.playerId, ...limit }));
  expect(await start(player)).toMatchObject({ details: { rule: 'deposit_limit' } });
  await database.db.transaction((tx) =>
    limits.setLimit(tx, { playerId: player.playerId, ...limit, amount: { size: 9_999n, currency: 'UAH' } }),
  );
  expect(await decide(finding, 'given')).toBe('deposit_limit');
  expect(await balanceOf(player)).toBe(0n);
  expect(await decide(finding, 'returned')).toBe('decided');
  await sendBack();
});

test('takes the payer’s bank at its word: what was refunded or charged back is never given', async () => {
  for (const type of ['pay-in.refunded', 'pay-in.charged-back'] as const) {
    const waiting = await late();
    expect(await takeReport(randomUUID(), { ...waiting.paid, type })).toBe('applied');
    expect([await waiting.stateNow(), await decide(waiting.finding, 'given')]).toEqual([
      'RETURNED',
      'conflict',
    ]);
    // The refund was told before the payment itself.
    const { player, payIn, paid } = await started();
    await takeReport(randomUUID(), { ...paid, type: 'pay-in.failed' });
    await takeReport(randomUUID(), { ...paid, type });
    expect(await takeReport(randomUUID(), paid)).toBe('ignored');
    expect((await findPayIn(database.db, payIn.id))?.state).toBe('RETURNED');
    expect(await balanceOf(player)).toBe(0n);
  }
});

test('keeps a chargeback of a payment that was sent back for a person: the money has gone twice', async () => {
  const { finding, paid, stateNow } = await late();
  await decide(finding, 'returned');
  await sendBack();
  const chargedBack = { ...paid, type: 'pay-in.charged-back' } as const;
  expect(await takeReport(randomUUID(), chargedBack)).toBe('contradicts');
  expect(await stateNow()).toBe('RETURNED');
});
