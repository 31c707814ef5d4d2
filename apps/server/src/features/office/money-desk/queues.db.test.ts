import { type ApiError } from '@croupier/contract/kit';
import * as api from '@croupier/contract/office/money-desk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callbackOf } from '../../money/payments/liqpay/liqpay.fixture.ts';
import { PROVIDER_BOOKS } from '../../play/providers/provider-books-store.ts';
import { lockNames } from '../../play/providers/transactions-store.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { actsOf, BOUND, PROVIDER, startMoneyOffice } from './money-desk.fixture.ts';

const { office, heldWin, latePayment } = await startMoneyOffice();
const { finance, admin, auditor, risk } = office.as;
beforeAll(async () => {
  // Here each of them decides alone; what needs a second person is in `held-wins.db.test.ts`.
  await office.site.owner.query(`INSERT INTO approval_rule (act, role, currency, up_to_minor)
SELECT 'decide.held-wins', role, 'UAH', 1000000000000 FROM unnest('{finance,admin}'::text[]) role
ON CONFLICT (act, role, currency) DO UPDATE SET up_to_minor = excluded.up_to_minor`);
  // Findings come of the command, which works as the owner.
  await office.site.owner
    .query(`WITH run AS (INSERT INTO verify_run (started_at, took_ms, agrees, checks, left_out, accounts, transfers, rounds)
  VALUES (now() - interval '2 days', 1200, false, 40, '{}', 3, 4, 5) RETURNING id, started_at)
INSERT INTO verify_finding SELECT 'projection', 'Every balance is the sum of its transfers.', '{"player_id":"7"}', started_at, started_at, id FROM run`);
});
afterAll(() => office.site.close());

const done = { done: true };
const alone = { state: 'done', approval: null };
const over = 'Olha went home and left it';
const refusal = (key: string) => ({ key }) as Partial<ApiError>;
const errorOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: ApiError) => error.key,
  );
const decide = (
  by: typeof finance,
  win: { provider: string; transactionId: string },
  decision: 'released' | 'refused',
) =>
  by.call(api.decideHeldWin, {
    body: { key: randomUUID(), ...win, decision, reason: 'looked at with the studio' },
  });
const expire = (item: string) =>
  office.site.owner.query(
    `UPDATE queue_claim SET taken_at = taken_at - interval '15 minutes' WHERE item = $1`,
    [item],
  );

async function booksAgree(): Promise<void> {
  for (const { name, sql } of PROVIDER_BOOKS)
    expect([name, await office.site.owner.query(sql)]).toEqual([name, []]);
}

test('a held win waits in its queue, is paid once with its entry in the log, and is not decided again', async () => {
  const { seat, roundId, transactionId, win } = await heldWin();
  const { rows } = await finance.call(api.listHeldWins, {
    query: { state: 'waiting', playerId: seat.playerId },
  });
  expect(rows).toMatchObject([
    {
      transactionId,
      roundId,
      state: 'waiting',
      amountMinor: String(BOUND + 1n),
      boundMinor: String(BOUND),
      claim: null,
    },
  ]);
  const { queues } = await auditor.call(api.moneyQueues, {});
  expect(queues.find(({ queue }) => queue === 'held-wins')).toMatchObject({ oldestAt: expect.any(String) });

  expect(await decide(finance, win, 'released')).toEqual(alone);
  expect(await seat.balance()).toBe(String(99_900n + BOUND + 1n));
  for (const decision of ['released', 'refused'] as const)
    await expect(decide(finance, win, decision)).rejects.toMatchObject(refusal('conflict'));
  expect(await seat.balance()).toBe(String(99_900n + BOUND + 1n));
  expect(await actsOf(office, 'held-win', `${PROVIDER} ${transactionId}`)).toMatchObject([
    { act: 'decide.held-wins', operator: finance.name, reason: 'looked at with the studio' },
  ]);
  const after = await finance.call(api.listHeldWins, { query: { playerId: seat.playerId } });
  expect(after.rows).toMatchObject([{ state: 'released', reason: 'looked at with the studio' }]);
  await booksAgree();
});

test('a refused win pays nothing, ever', async () => {
  const { seat, win } = await heldWin();
  expect(await decide(finance, win, 'refused')).toEqual(alone);
  await expect(decide(finance, win, 'released')).rejects.toMatchObject(refusal('conflict'));
  expect(await seat.balance()).toBe('99900');
  await booksAgree();
});

test('of many who decide at once one does, and the log has that one', async () => {
  const { seat, roundId, transactionId, win } = await heldWin();
  let deciding: Promise<string>[] = [];
  await office.site.db.transaction(async (tx) => {
    await lockNames(tx, [`round ${PROVIDER} ${roundId}`]);
    deciding = [finance, admin].flatMap((by) => [
      errorOf(decide(by, win, 'released')),
      errorOf(decide(by, win, 'refused')),
    ]);
    await untilWaitingForLocks(office.site.owner, 4);
  });
  const outcomes = await Promise.all(deciding);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(3);
  const wasPaid = [outcomes[0], outcomes[2]].includes('done');
  expect(await seat.balance()).toBe(String(99_900n + (wasPaid ? BOUND + 1n : 0n)));
  const acts = await actsOf(office, 'held-win', `${PROVIDER} ${transactionId}`);
  expect(acts.map(({ after }) => JSON.parse(after!))).toMatchObject([
    { decision: wasPaid ? 'released' : 'refused' },
  ]);
  await booksAgree();
});

test('a decision whose entry cannot be written has not paid', async () => {
  const { seat, win } = await heldWin();
  await office.site.owner.query(
    `CREATE FUNCTION refuse_entry() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''no log''; END'`,
  );
  await office.site.owner.query(
    'CREATE TRIGGER refuse_entry BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_entry()',
  );
  try {
    await expect(decide(finance, win, 'released')).rejects.toMatchObject(refusal('internal'));
  } finally {
    await office.site.owner.query('DROP TRIGGER refuse_entry ON audit_entry; DROP FUNCTION refuse_entry');
  }
  expect(await seat.balance()).toBe('99900');
  expect(await decide(finance, win, 'released')).toEqual(alone);
  expect(await seat.balance()).toBe(String(99_900n + BOUND + 1n));
});

test('an item is one person’s at a time: of two who take it at once one has it', async () => {
  const { win, transactionId } = await heldWin();
  const outcomes = await Promise.all(
    [finance, admin].map((by) => errorOf(by.call(api.takeHeldWin, { body: win }))),
  );
  expect(outcomes.toSorted()).toEqual(['done', 'item_taken']);
  const [holder, other] = outcomes[0] === 'done' ? [finance, admin] : [admin, finance];
  const { rows } = await auditor.call(api.listHeldWins, { query: { state: 'waiting' } });
  expect(rows.find((row) => row.transactionId === transactionId)?.claim).toMatchObject({
    operator: holder.name,
  });

  await expect(decide(other, win, 'released')).rejects.toMatchObject(refusal('item_taken'));
  await expect(other.call(api.giveBackHeldWin, { body: win })).rejects.toMatchObject(refusal('item_taken'));
  // Who has it takes it again for longer; who takes it over says why.
  await holder.call(api.takeHeldWin, { body: win });
  await other.call(api.takeHeldWin, { body: { ...win, over } });
  await expect(decide(holder, win, 'released')).rejects.toMatchObject(refusal('item_taken'));
  expect(await decide(other, win, 'released')).toEqual(alone);
  await expect(holder.call(api.takeHeldWin, { body: win })).rejects.toMatchObject(refusal('conflict'));
  const acts = await actsOf(office, 'held-win', `${PROVIDER} ${transactionId}`);
  expect(acts.map(({ act, operator, reason }) => [act, operator, reason])).toEqual([
    ['take.held-win', holder.name, null],
    ['take.held-win', holder.name, null],
    ['take.held-win', other.name, over],
    ['decide.held-wins', other.name, 'looked at with the studio'],
  ]);
});

test('after a quarter of an hour an item is nobody’s, and one that is given back is so at once', async () => {
  const { win, transactionId } = await heldWin();
  await finance.call(api.takeHeldWin, { body: win });
  await expect(admin.call(api.takeHeldWin, { body: win })).rejects.toMatchObject(refusal('item_taken'));
  await expire(`${PROVIDER} ${transactionId}`);
  const { rows } = await auditor.call(api.listHeldWins, { query: { state: 'waiting' } });
  expect(rows.find((row) => row.transactionId === transactionId)?.claim).toBeNull();
  await admin.call(api.takeHeldWin, { body: win });
  expect(await admin.call(api.giveBackHeldWin, { body: win })).toEqual(done);
  await finance.call(api.takeHeldWin, { body: win });
  expect(await decide(finance, win, 'refused')).toEqual(alone);
});

test('what is not there is not taken and not decided, and leaves no claim', async () => {
  const nothing = { provider: PROVIDER, transactionId: `'; DROP TABLE queue_claim` };
  await expect(finance.call(api.takeHeldWin, { body: nothing })).rejects.toMatchObject(refusal('not_found'));
  await expect(decide(finance, nothing, 'released')).rejects.toMatchObject(refusal('not_found'));
  await expect(
    finance.call(api.takePaymentFinding, { body: { id: '9999999999999999999' } }),
  ).rejects.toMatchObject(refusal('not_found'));
  const claims = 'SELECT count(*)::integer AS count FROM queue_claim WHERE item = $1';
  expect(await office.site.owner.query(claims, [`${PROVIDER} ${nothing.transactionId}`])).toEqual([
    { count: 0 },
  ]);
});

test('who may only look decides, takes and closes nothing', async () => {
  const { seat, win } = await heldWin();
  for (const by of [auditor, risk]) {
    await expect(decide(by, win, 'released')).rejects.toMatchObject(refusal('forbidden'));
    await expect(by.call(api.takeHeldWin, { body: win })).rejects.toMatchObject(refusal('forbidden'));
    await expect(
      by.call(api.closePaymentFinding, { body: { id: '1', reason: 'none of mine' } }),
    ).rejects.toMatchObject(refusal('forbidden'));
  }
  expect(await seat.balance()).toBe('99900');
});

test('a finding is closed once, with a note and an entry, by who may have it in hand', async () => {
  const player = await office.site.createPlayer();
  const { id, finding } = await latePayment(player.id);
  // As those from before: it is of a payment that nobody decides about any more.
  await office.site.owner.query(`UPDATE pay_in SET state = 'EXPIRED' WHERE id = $1`, [id]);
  const { rows } = await auditor.call(api.listPaymentFindings, { query: { state: 'open', kind: 'late' } });
  expect(rows.find((row) => row.id === finding)).toMatchObject({
    paymentId: id,
    paymentState: 'EXPIRED',
    claim: null,
  });
  await finance.call(api.takePaymentFinding, { body: { id: finding } });
  const close = (by: typeof finance, reason: string) =>
    by.call(api.closePaymentFinding, { body: { id: finding, reason } });
  await expect(close(admin, 'mine now')).rejects.toMatchObject(refusal('item_taken'));
  const outcomes = await Promise.all(
    ['sent back', 'paid by hand'].map((note) => errorOf(close(finance, note))),
  );
  expect(outcomes.toSorted()).toEqual(['conflict', 'done']);
  const note = outcomes[0] === 'done' ? 'sent back' : 'paid by hand';
  const after = await auditor.call(api.listPaymentFindings, { query: { state: 'closed' } });
  expect(after.rows.find((row) => row.id === finding)).toMatchObject({ note, state: 'closed', claim: null });
  const acts = await actsOf(office, 'payment-finding', finding);
  expect(acts.map(({ act, reason }) => [act, reason])).toEqual([
    ['take.payment-finding', null],
    ['close.payment-finding', note],
  ]);
});

test('news of no payment of ours are shown as they came, and are closed with a note', async () => {
  const body = '{"type":"pay-in.paid","merchantReference":"nobody"}';
  const [row] = await office.site.owner.query<{ id: bigint }>(
    `WITH kept AS (INSERT INTO provider_message (provider, about, id, body, received_at)
       VALUES ('sandbox', 'pay-in', 'evt-nobody', convert_to($1, 'UTF8'), now()) RETURNING number)
     INSERT INTO payment_finding (kind, event_id, type, found_at, message)
     SELECT 'unknown', 'evt-nobody', 'pay-in.paid', now(), number FROM kept RETURNING id`,
    [body],
  );
  const id = String(row!.id);
  const { rows } = await auditor.call(api.listPaymentFindings, { query: { state: 'open', kind: 'unknown' } });
  const none = { paymentId: null, paymentState: null, playerId: null, amountMinor: null, currency: null };
  expect(rows).toMatchObject([{ id, ...none, type: 'pay-in.paid', message: body }]);
  const key = randomUUID();
  const decision = { id, key, decision: 'given', reason: 'somebody’s' } as const;
  await expect(admin.call(api.decideLatePayment, { body: decision })).rejects.toMatchObject(
    refusal('not_found'),
  );
  await finance.call(api.takePaymentFinding, { body: { id } });
  await finance.call(api.closePaymentFinding, { body: { id, reason: 'another house’s' } });
  const read = await auditor.call(api.readPaymentFinding, { params: { id } });
  expect(read).toMatchObject({ state: 'closed', note: 'another house’s', ...none });
});

test('news that another provider writes its own way are shown readable, and without who paid', async () => {
  const body = callbackOf({ status: 'subscribed', sender_first_name: 'Olena' });
  await office.site.owner.query(
    `WITH kept AS (INSERT INTO provider_message (provider, about, id, body, received_at)
       VALUES ('liqpay', 'pay-in', 'evt-odd', $1, now()) RETURNING number)
     INSERT INTO payment_finding (kind, event_id, type, found_at, message)
     SELECT 'mismatch', 'evt-odd', 'subscribed', now(), number FROM kept`,
    [body],
  );
  const { rows } = await auditor.call(api.listPaymentFindings, {
    query: { state: 'open', kind: 'mismatch' },
  });
  const { message } = rows.find(({ eventId }) => eventId === 'evt-odd')!;
  expect(message).toContain('"status":"subscribed"');
  expect(message).not.toContain('Olena');
});

test('what the verification found is shown with its age, and one person looks into it', async () => {
  const { runs, findings } = await auditor.call(api.readVerification, {});
  expect(runs).toMatchObject([{ agrees: false, tookMs: 1200, checks: 40, transfers: '4', sinceHead: null }]);
  expect(findings).toMatchObject([{ check: 'projection', difference: '{"player_id":"7"}', claim: null }]);
  const body = { check: 'projection' };
  await finance.call(api.takeVerifyFinding, { body });
  await expect(admin.call(api.takeVerifyFinding, { body })).rejects.toMatchObject(refusal('item_taken'));
  const { queues } = await auditor.call(api.moneyQueues, {});
  expect(queues.find(({ queue }) => queue === 'verify-findings')).toMatchObject({
    ...{ waiting: 1, taken: 1 },
    oldestAt: findings[0]!.firstFoundAt,
  });
  expect(await finance.call(api.giveBackVerifyFinding, { body })).toEqual(done);
  await expect(finance.call(api.takeVerifyFinding, { body: { check: 'nothing' } })).rejects.toMatchObject(
    refusal('not_found'),
  );
});
