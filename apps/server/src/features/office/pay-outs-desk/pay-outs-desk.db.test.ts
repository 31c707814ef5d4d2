import * as approvals from '@croupier/contract/office/approvals';
import * as api from '@croupier/contract/office/pay-outs-desk';
import type { PayOutState } from '@croupier/domain/money/pay-outs';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createOffsetClock } from '../../../platform/clock.ts';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { movePayOut, openPayOut } from '../../money/pay-outs/move-pay-out.ts';
import { startTestOffice } from '../operators/office.fixture.ts';

const office = await startTestOffice();
const { site, as } = office;
const { finance, admin, auditor, support } = as;
afterAll(() => site.close());

const METHOD = `INSERT INTO pay_out_method (id, player_id, input_hash, kind, state, mark, mask, owner_name, name_match, created_at, proven_at)
VALUES ($1, $2, sha256('x'), 'card', 'PROVEN', $3, '•••• 4242', 'OLENA KOVAL', 'same', now(), now())`;

const settle = (id: string, became: 'PAID' | 'FAILED', by = finance) =>
  by.call(api.settlePayOut, {
    params: { id },
    body: { key: randomUUID(), became, reason: 'the provider wrote a letter' },
  });

type Player = Awaited<ReturnType<typeof site.createPlayer>>;

/** One that was sent and of which nothing is known. */
const unclear = () => waiting(10_000n, ['APPROVED', 'SENT', 'UNKNOWN']);

/** One that waits for a person, or has gone another way. In one commit: the office's own jobs find it there. */
async function waiting(amountMinor = 10_000n, way: readonly PayOutState[] = ['IN_REVIEW'], known?: Player) {
  const player = known ?? (await site.createPlayer({ balanceMinor: '100000000' }));
  const parts = { clock: createOffsetClock(), counted: () => undefined };
  const [id, methodId] = [randomUUID(), randomUUID()];
  await site.owner.query(METHOD, [methodId, player.id, `card_${methodId}`]);
  await site.db.transaction(async (tx) => {
    const payOut = await openPayOut(tx, parts, {
      ...{
        id,
        playerId: player.id,
        methodId,
        inputHash: Buffer.alloc(32),
        currency: 'UAH',
        amountMinor,
        feeMinor: 0n,
      },
      ...{ methodKind: 'card', mark: `card_${methodId}`, mask: '•••• 4242', createdAt: parts.clock.now() },
    });
    let moved = payOut;
    for (const to of way) moved = await movePayOut(tx, parts, moved, to, { reasons: ['method_new'] });
  });
  return { id, player };
}

const decide = (id: string, by = finance, key = randomUUID(), to: 'APPROVED' | 'REJECTED' = 'APPROVED') =>
  by.call(api.decidePayOut, {
    params: { id },
    body: {
      ...{ key, reason: 'looked at the documents' },
      decision: to === 'APPROVED' ? { to } : { to, told: 'documents' },
    },
  });
const stateOf = async (id: string) => (await finance.call(api.readPayOut, { params: { id } })).payOut.state;
const balanceOf = async (playerId: bigint) =>
  (
    await site.owner.query<{ amount: bigint }>(
      `SELECT amount_minor AS amount FROM ledger_account WHERE player_id = $1 AND kind = 'real' AND currency = 'UAH'`,
      [playerId],
    )
  )[0]!.amount;
const actsOf = async (id: string) =>
  (
    await site.owner.query<{ act: string }>(
      `SELECT act FROM audit_entry WHERE subject_kind = 'pay-out' AND subject_id = $1 ORDER BY position`,
      [id],
    )
  ).map(({ act }) => act);

test('the queue shows what waits with why, and what each state booked', async () => {
  const { id, player } = await waiting();
  const { rows } = await finance.call(api.listPayOuts, {
    query: { state: 'IN_REVIEW', reason: 'method_new', playerId: String(player.id) },
  });
  expect(rows).toMatchObject([{ id, reasons: ['method_new'], mask: '•••• 4242', claim: null }]);
  const { story, ownerName } = await auditor.call(api.readPayOut, { params: { id } });
  expect(story.map(({ to, ledgerKey }) => [to, ledgerKey !== null])).toEqual([
    ['PENDING', true],
    ['IN_REVIEW', false],
  ]);
  expect(ownerName).toBe('OLENA KOVAL');
  expect(await keyOf(support.call(api.listPayOuts, { query: {} }))).toBe('403 forbidden');
});

test('within the limit finance decides alone, once, and the log says so', async () => {
  const { id } = await waiting();
  const key = randomUUID();
  expect(await keyOf(decide(id, auditor))).toBe('403 forbidden');
  const answers = await Promise.all([decide(id, finance, key), decide(id, finance, key)]);
  expect(answers).toEqual(Array(2).fill({ state: 'done', approval: null }));
  expect(await keyOf(decide(id))).toBe('409 conflict');
  expect(await actsOf(id)).toEqual(['decide.pay-outs']);
});

test('above the limit a second person says yes, and nobody to their own', async () => {
  const { id } = await waiting(6_000_000n);
  const { state, approval } = await decide(id);
  expect([state, await stateOf(id)]).toEqual(['waiting', 'IN_REVIEW']);
  const approve = (by = admin) => by.call(approvals.approve, { params: { id: approval! }, body: {} });
  expect(await keyOf(approve(finance))).toBe('409 own_account');
  expect(await keyOf(approve())).toBe('answered');
  expect(['APPROVED', 'SENT', 'UNKNOWN']).toContain(await stateOf(id));
});

test('what takes two people whole is not let go in parts by one', async () => {
  const { id, player } = await waiting(3_000_000n);
  const other = await waiting(3_000_000n, ['IN_REVIEW'], player);
  expect((await decide(id)).state).toBe('done');
  expect((await decide(other.id)).state).toBe('waiting');
  expect(await stateOf(other.id)).toBe('IN_REVIEW');
});

test('what became of one that the provider keeps silent about is said by two people, and its money is there', async () => {
  const { id, player } = await unclear();
  expect(await keyOf(settle(id, 'FAILED', auditor))).toBe('403 forbidden');
  const { approval } = await settle(id, 'FAILED');
  expect(await keyOf(finance.call(approvals.approve, { params: { id: approval! }, body: {} }))).toBe(
    '409 own_account',
  );
  expect(await stateOf(id)).toBe('UNKNOWN');
  expect(await keyOf(admin.call(approvals.approve, { params: { id: approval! }, body: {} }))).toBe(
    'answered',
  );
  expect([await stateOf(id), await balanceOf(player.id)]).toEqual(['FAILED', 100_000_000n]);
  expect(await keyOf(settle(id, 'PAID'))).toBe('409 conflict');
  expect(await actsOf(id)).toEqual(['ask.settle.pay-outs', 'approve.settle.pay-outs']);
});

test('a failed one that was paid is a case of the queue that two people settle, and its money is taken back once', async () => {
  const { id, player } = await waiting(10_000n, ['APPROVED', 'SENT', 'FAILED']);
  expect(await keyOf(settle(id, 'PAID'))).toBe('409 conflict');
  await site.owner.query('UPDATE pay_out SET is_contradicted = true WHERE id = $1', [id]);
  const cases = () =>
    finance.call(api.listPayOuts, { query: { contradicted: 'yes', playerId: String(player.id) } });
  expect((await cases()).rows).toMatchObject([{ id, isContradicted: true, owedMinor: '0' }]);
  await admin.call(api.takePayOut, { params: { id }, body: {} });
  expect(await keyOf(settle(id, 'PAID'))).toBe('409 item_taken');
  await admin.call(api.giveBackPayOut, { params: { id } });
  const { approval } = await settle(id, 'PAID');
  const approve = (by = admin) => by.call(approvals.approve, { params: { id: approval! }, body: {} });
  expect(await keyOf(approve(finance))).toBe('409 own_account');
  expect([await stateOf(id), await balanceOf(player.id)]).toEqual(['FAILED', 100_000_000n]);
  const both = await Promise.all([keyOf(approve()), keyOf(approve())]);
  expect(both).toContain('answered');
  expect([await stateOf(id), await balanceOf(player.id)]).toEqual(['PAID', 99_990_000n]);
  expect((await cases()).rows).toEqual([]);
});

test('nobody says of one that is looked at that it arrived', async () => {
  const { id } = await waiting();
  expect(await keyOf(settle(id, 'PAID'))).toBe('409 conflict');
  expect(await keyOf(settle(randomUUID(), 'PAID'))).toBe('404 not_found');
});

test('what is turned down goes back whole, and its player hears the word that was chosen', async () => {
  const { id, player } = await waiting(6_000_000n);
  await decide(id, finance, randomUUID(), 'REJECTED');
  expect(await finance.call(api.readPayOut, { params: { id } })).toMatchObject({
    ...{ payOut: { state: 'REJECTED' }, rejected: 'documents' },
  });
  expect(await balanceOf(player.id)).toBe(100_000_000n);
});

test('an item in somebody’s hand is theirs, and what is looked at is not held twice', async () => {
  const { id } = await waiting();
  await admin.call(api.takePayOut, { params: { id }, body: {} });
  expect(await keyOf(decide(id))).toBe('409 item_taken');
  expect(await keyOf(finance.call(api.takePayOut, { params: { id }, body: {} }))).toBe('409 item_taken');
  await admin.call(api.giveBackPayOut, { params: { id } });
  const reason = 'somebody should look';
  expect(await keyOf(finance.call(api.holdPayOut, { params: { id }, body: { reason } }))).toBe(
    '409 conflict',
  );
  expect(await keyOf(finance.call(api.holdPayOut, { params: { id: randomUUID() }, body: { reason } }))).toBe(
    '404 not_found',
  );
  expect(await keyOf(decide(id))).toBe('answered');
  expect(await actsOf(id)).toEqual(['take.pay-out', 'give-back.pay-out', 'decide.pay-outs']);
});
