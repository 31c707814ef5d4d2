import * as approvals from '@croupier/contract/office/approvals';
import * as api from '@croupier/contract/office/money-desk';
import { paymentHistory } from '@croupier/contract/money/payment-history';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { PAYMENTS_BOOKS } from '../../money/payments/payments-books-store.ts';
import { actsOf, startMoneyOffice } from './money-desk.fixture.ts';

const { office, latePayment } = await startMoneyOffice();
const { finance, admin, risk } = office.as;
const { owner, db } = office.site;
/** The amount of a late payment of the fixture, and the act that decides about it. */
const [AMOUNT, ACT] = ['12345', 'decide.late-payments'];
const LIMIT = `UPDATE approval_rule SET up_to_minor = $1 WHERE act = '${ACT}' AND role = 'finance' AND currency = 'UAH'`;
const alone = { state: 'done', approval: null };

afterAll(() => office.site.close());
beforeAll(() => owner.query(LIMIT, [AMOUNT]));

type Decision = 'given' | 'returned';
const decide = (id: string, decision: Decision, by = finance, key: string = randomUUID()) =>
  by.call(api.decideLatePayment, { body: { id, key, decision, reason: 'the bank was slow' } });
const approve = (id: string, by = admin) => by.call(approvals.approve, { params: { id }, body: {} });

async function late() {
  const player = await office.site.createPlayer();
  const { id, finding } = await latePayment(player.id);
  const stateNow = async () => (await player.call(paymentHistory, { query: {} })).payments[0]!.state;
  const posts = async () =>
    (await owner.query(`SELECT 1 FROM ledger_post WHERE operation = 'pay-in' AND reference = $1`, [id]))
      .length;
  return { player, id, finding, stateNow, posts };
}

const STOP = `INSERT INTO play_stop (player_id, place, kind, began_at) VALUES ($1, 1, 'exclusion', now())`;

/** The provider does not send it back. */
async function refusedBack(id: string): Promise<void> {
  await owner.query(
    `WITH refused AS (INSERT INTO payment_event (id, pay_in_id, type, outcome, received_at)
  VALUES ('refusal ' || $1::uuid::text, $1::uuid, 'late.refused', 'applied', now()))
UPDATE pay_in SET state = 'LATE', updated_at = now() WHERE id = $1::uuid`,
    [id],
  );
}

async function booksAgree(): Promise<void> {
  for (const { name, sql } of PAYMENTS_BOOKS) expect([name, await owner.query(sql)]).toEqual([name, []]);
}

test('ships with the limits of adjustments: whoever may adjust so much alone gives so much alone', async () => {
  const text = `SELECT role, currency, up_to_minor FROM approval_rule WHERE act = $1 AND currency <> 'UAH' ORDER BY role, currency`;
  expect(await owner.query(text, [ACT])).toEqual(await owner.query(text, ['adjust.money']));
});

test('gives a late payment once, with its entry, and its player reads it', async () => {
  const { finding, stateNow, posts } = await late();
  expect(await stateNow()).toBe('LATE');
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => decide(finding, 'given', finance, key)));
  expect(answers).toEqual([alone, alone, alone]);
  expect(await keyOf(decide(finding, 'returned', finance, key))).toBe('409 key_reused');
  expect(await keyOf(decide(finding, 'given'))).toBe('409 conflict');
  expect([await stateNow(), await posts()]).toEqual(['PAID', 1]);
  const read = await finance.call(api.readPaymentFinding, { params: { id: finding } });
  expect(read).toMatchObject({ state: 'closed', paymentState: 'PAID', note: 'the bank was slow' });
  expect(await actsOf(office, 'payment-finding', finding)).toMatchObject([
    { act: ACT, operator: finance.name, reason: 'the bank was slow' },
  ]);
  await booksAgree();
});

test('leaves it in the queue until it was sent back, and lets no note close it', async () => {
  const { id, finding, stateNow, posts } = await late();
  const close = () =>
    finance.call(api.closePaymentFinding, { body: { id: finding, reason: 'sent back by hand' } });
  expect(await keyOf(close())).toBe('409 conflict');
  expect(await decide(finding, 'returned')).toEqual(alone);
  // No provider answers here, so that it is asked again and again.
  expect(await stateNow()).toBe('RETURNING');
  expect(await keyOf(close())).toBe('409 conflict');
  const { rows } = await finance.call(api.listPaymentFindings, { query: { state: 'open', kind: 'late' } });
  expect(rows.find((row) => row.id === finding)).toMatchObject({ note: 'the bank was slow', paymentId: id });
  expect(await posts()).toBe(0);
  await booksAgree();
});

test('has one of two decide who press at once, and the other reads that it is decided', async () => {
  const { player, finding, stateNow, posts } = await late();
  let both: Promise<string>[] = [];
  await db.transaction(async (tx) => {
    await tx.query('SELECT 1 FROM player WHERE id = $1 FOR UPDATE', [player.id]);
    both = [keyOf(decide(finding, 'given')), keyOf(decide(finding, 'returned'))];
    await untilWaitingForLocks(owner, 2);
  });
  const answers = await Promise.all(both);
  expect(answers.toSorted()).toEqual(['409 conflict', 'answered']);
  const isGiven = answers[0] === 'answered';
  expect([await stateNow(), await posts()]).toEqual(isGiven ? ['PAID', 1] : ['RETURNING', 0]);
});

test('asks a second person above the limit, who carries it out once; nobody carries out their own', async () => {
  const { finding, posts, stateNow } = await late();
  await owner.query(LIMIT, [Number(AMOUNT) - 1]);
  const { state, approval } = await decide(finding, 'given');
  await owner.query(LIMIT, [AMOUNT]);
  expect([state, await posts()]).toEqual(['waiting', 0]);
  const asked = await admin.call(approvals.readApproval, { params: { id: approval! } });
  expect(asked).toMatchObject({
    permission: 'adjust.money',
    shows: { decision: 'given', amountMinor: AMOUNT },
  });
  expect(await keyOf(approve(approval!, finance))).toBe('409 own_account');
  expect(await keyOf(approve(approval!, risk))).toBe('403 forbidden');
  const answers = await Promise.all([keyOf(approve(approval!)), keyOf(approve(approval!))]);
  expect(answers.toSorted()).toEqual(['409 too_late', 'answered']);
  expect([await posts(), await stateNow()]).toEqual([1, 'PAID']);
  const acts = await actsOf(office, 'payment-finding', finding);
  expect(acts.map(({ act }) => act)).toEqual([`ask.${ACT}`, `approve.${ACT}`]);
});

test('closes what waits for a second person once somebody else has decided', async () => {
  const { finding, posts } = await late();
  await owner.query(LIMIT, [1]);
  const { approval } = await decide(finding, 'given');
  await owner.query(LIMIT, [AMOUNT]);
  expect(await decide(finding, 'returned')).toEqual(alone);
  expect(await keyOf(approve(approval!))).toBe('409 conflict');
  expect((await admin.call(approvals.readApproval, { params: { id: approval! } })).state).toBe('failed');
  expect(await posts()).toBe(0);
});

test('does nothing on a yes to what was asked before the provider refused to return it: other things are against it now', async () => {
  const { id, finding, player, posts, stateNow } = await late();
  await owner.query(LIMIT, [1]);
  const { approval } = await decide(finding, 'given');
  await owner.query(LIMIT, [AMOUNT]);
  expect(await decide(finding, 'returned')).toEqual(alone);
  await refusedBack(id);
  await owner.query(STOP, [player.id]);
  // Asked for while a stop would have kept it: now nothing keeps it, and the second person was shown nothing of that.
  expect(await keyOf(approve(approval!))).toBe('409 conflict');
  expect([await posts(), await stateNow()]).toEqual([0, 'LATE']);
  await owner.query(LIMIT, [1]);
  const again = await decide(finding, 'given');
  await owner.query(LIMIT, [AMOUNT]);
  const { shows } = await admin.call(approvals.readApproval, { params: { id: again.approval! } });
  expect(shows).toMatchObject({ decision: 'given', refusedBack: 'yes' });
  expect(await keyOf(approve(again.approval!))).toBe('answered');
  expect([await posts(), await stateNow()]).toEqual([1, 'PAID']);
  await booksAgree();
});

test('says why a player who is excluded or blocked is given nothing, and sends it back', async () => {
  const excluded = await late();
  await owner.query(STOP, [excluded.player.id]);
  await expect(decide(excluded.finding, 'given')).rejects.toMatchObject({
    ...{ status: 418, details: { rule: 'exclusion' } },
  });
  expect(await decide(excluded.finding, 'returned')).toEqual(alone);
  const blocked = await late();
  const BLOCK = `INSERT INTO player_block (player_id, reason, since) VALUES ($1, 'asked', now())`;
  await owner.query(BLOCK, [blocked.player.id]);
  expect(await keyOf(decide(blocked.finding, 'given'))).toBe('423 account_blocked');
  expect(await decide(blocked.finding, 'returned')).toEqual(alone);
  expect([await excluded.posts(), await blocked.posts()]).toEqual([0, 0]);
});

test('lets nobody decide about what somebody else has in hand, without the permission, or without a late payment', async () => {
  const { finding, stateNow } = await late();
  await admin.call(api.takePaymentFinding, { body: { id: finding } });
  expect(await keyOf(decide(finding, 'given'))).toBe('409 item_taken');
  expect(await keyOf(decide(finding, 'given', risk))).toBe('403 forbidden');
  expect(await keyOf(decide('999999', 'given'))).toBe('404 not_found');
  expect(await keyOf(decide('9999999999999999999', 'given'))).toBe('404 not_found');
  const more = { key: randomUUID(), id: finding, decision: 'given' as const, reason: 'x', amountMinor: '1' };
  expect(await keyOf(finance.call(api.decideLatePayment, { body: more }))).toBe('400 invalid_request');
  expect(await stateNow()).toBe('LATE');
});

test('tells its player by a notice that a payment came late, and by another how it ended', async () => {
  const { player, id } = await late();
  const kinds = async () =>
    (
      await owner.query<{ kind: string }>(
        'SELECT kind FROM notice WHERE player_id = $1 ORDER BY created_at',
        [player.id],
      )
    ).map(({ kind }) => kind);
  const tell = (state: string, more: object = {}) =>
    owner.query(`INSERT INTO outbox (player_id, topic, payload) VALUES ($1, 'pay-in.changed', $2)`, [
      player.id,
      JSON.stringify({ id, state, currency: 'UAH', amountMinor: AMOUNT, ...more }),
    ]);
  await tell('LATE');
  await tell('RETURNING');
  // The provider refused, and was asked again: nothing of it is news to the player.
  await tell('LATE', { again: 'refused' });
  await tell('RETURNED');
  await vi.waitUntil(async () => (await kinds()).includes('deposit-returned'), { timeout: 10_000 });
  expect((await kinds()).filter((kind) => kind.startsWith('deposit'))).toEqual([
    'deposit-late',
    'deposit-returned',
  ]);
});
