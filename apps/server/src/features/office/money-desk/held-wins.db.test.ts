import * as approvals from '@croupier/contract/office/approvals';
import * as api from '@croupier/contract/office/money-desk';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { keyOf } from '../../../platform/testing/key-of.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { lockNames } from '../../play/providers/transactions-store.ts';
import { actsOf, BOUND, PROVIDER, startMoneyOffice } from './money-desk.fixture.ts';

const { office, heldWin } = await startMoneyOffice();
const { finance, admin, risk } = office.as;
afterAll(() => office.site.close());

type Win = Awaited<ReturnType<typeof heldWin>>['win'];
const reason = 'looked at with the studio';
const ask = (win: Win, by = finance, decision: 'released' | 'refused' = 'released', key = randomUUID()) =>
  by.call(api.decideHeldWin, { body: { key, ...win, decision, reason } });
const waiting = async (win: Win, by = finance): Promise<string> => {
  const { state, approval } = await ask(win, by);
  expect(state).toBe('waiting');
  return approval!;
};
const approve = (id: string, by = admin) => by.call(approvals.approve, { params: { id }, body: {} });
const [BEFORE, PAID] = ['99900', String(99_900n + BOUND + 1n)];

test('a held win above the limit is paid by a second person, once; nobody carries out their own', async () => {
  const { seat, transactionId, win } = await heldWin();
  const id = await waiting(win);
  expect(await seat.balance()).toBe(BEFORE);
  const asked = await admin.call(approvals.readApproval, { params: { id } });
  expect(asked).toMatchObject({ permission: 'decide.held-wins', shows: { decision: 'released' } });
  expect(await keyOf(approve(id, finance))).toBe('409 own_account');
  expect(await keyOf(approve(id, risk))).toBe('403 forbidden');
  const answers = await Promise.all([keyOf(approve(id)), keyOf(approve(id))]);
  expect(answers.sort()).toEqual(['409 too_late', 'answered']);
  expect(await seat.balance()).toBe(PAID);
  const acts = await actsOf(office, 'held-win', `${PROVIDER} ${transactionId}`);
  expect(acts.map(({ act }) => act)).toEqual(['ask.decide.held-wins', 'approve.decide.held-wins']);
});

test('two requests about one win, carried out at once: one of them happens, the other is closed', async () => {
  const { seat, roundId, win } = await heldWin();
  const [pays, refuses] = [await waiting(win), (await ask(win, admin, 'refused')).approval!];
  let both: Promise<string>[] = [];
  await office.site.db.transaction(async (tx) => {
    await lockNames(tx, [`round ${PROVIDER} ${roundId}`]);
    both = [keyOf(approve(pays, admin)), keyOf(approve(refuses, finance))];
    await untilWaitingForLocks(office.site.owner, 2);
  });
  const answers = await Promise.all(both);
  expect(answers.toSorted()).toEqual(['409 conflict', 'answered']);
  expect(await seat.balance()).toBe(answers[0] === 'answered' ? PAID : BEFORE);
  const states = await Promise.all(
    [pays, refuses].map(async (id) => (await admin.call(approvals.readApproval, { params: { id } })).state),
  );
  expect(states.toSorted()).toEqual(['done', 'failed']);
});

test('somebody else took the item in hand since: nothing is done until it is given back', async () => {
  const { seat, win } = await heldWin();
  const id = await waiting(win);
  await admin.call(api.takeHeldWin, { body: win });
  expect(await keyOf(ask(win))).toBe('409 item_taken');
  expect(await keyOf(approve(id))).toBe('409 item_taken');
  expect(await seat.balance()).toBe(BEFORE);
  await admin.call(api.giveBackHeldWin, { body: win });
  expect(await keyOf(approve(id))).toBe('answered');
  expect(await seat.balance()).toBe(PAID);
});

test('within the limit finance decides alone; the amount is the win’s, whatever a call says', async () => {
  const { seat, win } = await heldWin();
  const limit = `UPDATE approval_rule SET up_to_minor = $1 WHERE act = 'decide.held-wins' AND role = 'finance' AND currency = 'UAH'`;
  await office.site.owner.query(limit, [BOUND]);
  const small = { key: randomUUID(), ...win, decision: 'released' as const, reason, amountMinor: '1' };
  expect(await keyOf(finance.call(api.decideHeldWin, { body: small }))).toBe('400 invalid_request');
  expect((await ask(win)).state).toBe('waiting');
  await office.site.owner.query(limit, [BOUND + 1n]);
  const key = randomUUID();
  const answers = await Promise.all([ask(win, finance, 'released', key), ask(win, finance, 'released', key)]);
  expect(answers).toEqual(Array(2).fill({ state: 'done', approval: null }));
  expect(await seat.balance()).toBe(PAID);
});
