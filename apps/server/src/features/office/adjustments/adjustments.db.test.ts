import { adjustMoney } from '@croupier/contract/office/adjustments';
import * as approvals from '@croupier/contract/office/approvals';
import { listAudit } from '@croupier/contract/office/audit';
import { changeOperatorRole, closeOperator } from '@croupier/contract/office/operators';
import { profile } from '@croupier/contract/people/players';
import { playRound } from '@croupier/contract/play/rounds';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { blockAccounts } from '../../people/blocks/feature.ts';
import { startTestOffice, type TestOffice, type TestOperator } from '../operators/office.fixture.ts';

let office: TestOffice;
let player: TestPlayer;
let maker: TestOperator;
let checker: TestOperator;
beforeAll(async () => {
  office = await startTestOffice();
  maker = office.as.finance;
  checker = office.as.admin;
});
beforeEach(async () => void (player = await office.site.createPlayer({ balanceMinor: '100000' })));
afterAll(() => office.site.close());

const reason = 'a payment that came twice';
const input = (amountMinor: string, key: string = randomUUID()) => ({
  params: { id: String(player.id) },
  body: { key, currency: 'UAH' as const, amountMinor, reason },
});
const adjust = (amountMinor: string, by = maker, key?: string) =>
  by.call(adjustMoney, input(amountMinor, key));
const balance = async () => (await player.call(profile, {})).mainBalance;
const ask = async (amountMinor: string): Promise<string> => {
  const { state, approval } = await adjust(amountMinor);
  expect(state).toBe('waiting');
  return approval!;
};
const approve = (id: string, by = checker) => by.call(approvals.approve, { params: { id }, body: {} });
const actsOn = async (act: string) =>
  (await office.as.auditor.call(listAudit, { query: { act, subjectId: String(player.id) } })).rows;

test('within what the role may do alone it is done at once, with a post that says why and an entry in the log', async () => {
  expect(await adjust('5000')).toEqual({ state: 'done', approval: null });
  expect(await adjust('-2500')).toEqual({ state: 'done', approval: null });
  expect(await balance()).toBe('102500');
  const posts = await office.site.db.query<{ operation: string; reference: string }>(
    'SELECT operation, reference FROM ledger_post WHERE player_id = $1 AND reference = $2',
    [player.id, reason],
  );
  expect(posts).toEqual(Array(2).fill({ operation: 'adjustment', reference: reason }));
  const [entry] = await actsOn('adjust.money');
  expect(entry).toMatchObject({
    operatorId: String(maker.id),
    reason,
    after: { amountMinor: '-2500', currency: 'UAH' },
  });
});

test('the same key is one adjustment, also at the same time; with another input it is refused', async () => {
  const key = randomUUID();
  const answers = await Promise.all([adjust('5000', maker, key), adjust('5000', maker, key)]);
  expect(answers).toEqual(Array(2).fill({ state: 'done', approval: null }));
  expect(await adjust('5000', maker, key)).toEqual({ state: 'done', approval: null });
  expect(await keyOf(adjust('6000', maker, key))).toBe('409 key_reused');
  expect(await keyOf(adjust('5000', checker, key))).toBe('409 key_reused');
  expect(await balance()).toBe('105000');
  expect(await actsOn('adjust.money')).toHaveLength(1);
});

test('above it a second person carries it out, once; until then nothing has moved', async () => {
  const id = await ask('250000');
  expect(await balance()).toBe('100000');
  const { rows } = await checker.call(approvals.listApprovals, { query: { subjectId: String(player.id) } });
  expect(rows[0]).toMatchObject({ id, maker: 'Halyna Melnyk', state: 'waiting', reason });
  expect(rows[0]!.shows).toEqual({ currency: 'UAH', amountMinor: '250000', account: 'open' });
  const answers = await Promise.all([keyOf(approve(id)), keyOf(approve(id))]);
  expect(answers.sort()).toEqual(['409 too_late', 'answered']);
  expect(await balance()).toBe('350000');
  expect(await actsOn('approve.adjust.money')).toHaveLength(1);
  expect(await keyOf(approve(id))).toBe('409 too_late');
});

test('what no rule speaks of needs a second person, the admin’s included', async () => {
  expect((await adjust('1', checker)).state).toBe('waiting');
});

test('nobody approves what they asked for, nor who may not do it', async () => {
  const id = await ask('250000');
  expect(await keyOf(approve(id, maker))).toBe('409 own_account');
  for (const role of ['support', 'risk', 'marketing', 'games', 'auditor'] as const)
    expect(await keyOf(approve(id, office.as[role]))).toBe('403 forbidden');
  const say = { params: { id }, body: { reason: 'not mine to say' } };
  expect(await keyOf(office.as.risk.call(approvals.refuseApproval, say))).toBe('403 forbidden');
  expect(await keyOf(checker.call(approvals.withdrawApproval, say))).toBe('403 forbidden');
  expect(await balance()).toBe('100000');
});

test('what is refused or withdrawn is over', async () => {
  const [refused, withdrawn] = [await ask('250000'), await ask('260000')];
  const body = { reason: 'there was no such payment' };
  await checker.call(approvals.refuseApproval, { params: { id: refused }, body });
  await maker.call(approvals.withdrawApproval, { params: { id: withdrawn }, body });
  for (const id of [refused, withdrawn]) expect(await keyOf(approve(id))).toBe('409 too_late');
  expect(await balance()).toBe('100000');
});

test('facts that changed meanwhile: nothing is done', async () => {
  const id = await ask('250000');
  const desk = blockAccounts(office.site.db, () => new Date());
  expect(await desk.block(player.id, 'documents were forged')).toBeUndefined();
  expect(await keyOf(approve(id))).toBe('409 conflict');
  await desk.unblock(player.id);
  expect(await keyOf(approve(id))).toBe('answered');
});

test('money that is gone by then: the request is closed, and whoever approves is told', async () => {
  player = await office.site.createPlayer({ balanceMinor: '300000' });
  const taken = await ask('-250000');
  await adjust('-100000');
  expect(await keyOf(approve(taken))).toBe('422 insufficient_funds');
  expect(await keyOf(approve(taken))).toBe('409 too_late');
  expect(await balance()).toBe('200000');
  expect(await actsOn('fail.adjust.money')).toHaveLength(1);
});

test('a maker who may no longer do it, or works here no longer: nothing is done', async () => {
  const id = await ask('250000');
  const change = { params: { id: String(maker.id) } };
  await checker.call(changeOperatorRole, { ...change, body: { key: randomUUID(), role: 'support', reason } });
  expect(await keyOf(approve(id))).toBe('403 forbidden');
  await checker.call(changeOperatorRole, { ...change, body: { key: randomUUID(), role: 'finance', reason } });
  const other = office.as.marketing;
  await checker.call(changeOperatorRole, {
    params: { id: String(other.id) },
    body: { key: randomUUID(), role: 'finance', reason },
  });
  const theirs = (await adjust('250000', other)).approval!;
  await checker.call(closeOperator, { params: { id: String(other.id) }, body: { reason } });
  expect(await keyOf(approve(theirs))).toBe('403 forbidden');
  expect(await balance()).toBe('100000');
});

test('a request is over after a day', async () => {
  const id = await ask('250000');
  await office.site.owner.query(
    `UPDATE approval SET expires_at = now() - interval '1 second' WHERE id = $1`,
    [id],
  );
  expect(await keyOf(approve(id))).toBe('409 too_late');
});

test('an adjustment and a stake at the same time meet at the account: neither is lost', async () => {
  const { owner } = office.site;
  const hold = await owner.pool.connect();
  await hold.query('BEGIN');
  await hold.query('SELECT FROM ledger_account WHERE player_id = $1 FOR UPDATE', [player.id]);
  const stake = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '500', kind: 'real' as const };
  const both = Promise.all([adjust('5000'), player.call(playRound, { body: stake })]);
  await untilWaitingForLocks(owner, 2);
  await hold.query('COMMIT');
  hold.release();
  await both;
  const sums = `SELECT sum(CASE WHEN credit = 'player' THEN amount_minor ELSE -amount_minor END)::bigint AS sum, count(*) FILTER
    (WHERE operation = 'bet') AS bets, count(*) FILTER (WHERE operation = 'adjustment' AND amount_minor = 5000) AS adjusted
    FROM ledger_transfer WHERE player_id = $1 AND kind = 'real'`;
  const [{ sum, ...counts } = { sum: 0n }] = await owner.query<{ sum: bigint }>(sums, [player.id]);
  expect(counts).toEqual({ bets: 1n, adjusted: 1n });
  expect(await balance()).toBe(String(sum));
});

test('more than there is is not taken, a player who is not there has nothing', async () => {
  expect(await keyOf(adjust('-100001'))).toBe('422 insufficient_funds');
  const nobody = { ...input('100'), params: { id: '999999999' } };
  expect(await keyOf(maker.call(adjustMoney, nobody))).toBe('404 not_found');
  for (const amountMinor of ['0', '-0', '1.5', '1e3', '', '99999999999999'])
    expect(await keyOf(adjust(amountMinor))).toBe('400 invalid_request');
});
