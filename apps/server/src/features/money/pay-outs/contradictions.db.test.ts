import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../platform/http/http.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { findUse } from '../../people/closing/closing-store.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { mustPost } from '../ledger/feature.ts';
import { createPayOutsFixture } from './pay-outs.fixture.ts';
import { findPayOut } from './pay-outs-store.ts';
import { settleUnclear, type Became } from './settle-unclear.ts';

const house = await createPayOutsFixture();
const { db, owner, parts, script } = house;
const { ask, asked, balanceOf, carry, give, stateOf, report } = house;
afterAll(() => house.database.drop());
beforeEach(() => Object.assign(script, { sent: [], answer: 'accepted', status: 'open', sending: undefined }));
afterEach(async () => {
  expect(house.failed.splice(0)).toEqual([]);
  expect(await house.differences()).toEqual([]);
});

const settle = (id: string, became: Became) => db.transaction((tx) => settleUnclear(parts, tx, id, became));
const factsOf = async (id: string) =>
  (
    await owner.query<{ payload: Record<string, string> }>(
      `SELECT payload FROM outbox WHERE topic = 'pay-out.changed' AND payload->>'id' = $1 ORDER BY id`,
      [id],
    )
  ).map(({ payload }) => payload);
const lastOf = async (id: string) => (await factsOf(id)).at(-1);

let stakes = 0;
/** As if they had lost so much. */
const lose = ({ playerId }: SignedIn, amountMinor: bigint) =>
  db.transaction((tx) =>
    mustPost(tx, {
      ...{ playerId, currency: 'EUR', operation: 'adjustment' },
      key: `00000000-0000-4000-8000-${String(++stakes).padStart(12, '0')}`,
      transfers: [
        { from: { owner: 'player', kind: 'real' }, to: { owner: 'house', name: 'adjustments' }, amountMinor },
      ],
    }),
  );

/** One that failed, and that the provider says was paid after all. */
async function cameBack() {
  const payOut = await asked();
  await carry();
  await report(payOut.id, 'pay-out.failed');
  expect(await report(payOut.id, 'pay-out.paid')).toBe('contradicts');
  return payOut;
}

test('money of a failed pay-out that was paid all the same is taken back, once, and its player is told', async () => {
  const { player, id } = await cameBack();
  expect([await stateOf(id), await balanceOf(player)]).toEqual(['FAILED', 1_000_000n]);
  expect(await settle(id, 'PAID')).toBeUndefined();
  expect([await stateOf(id), await balanceOf(player)]).toEqual(['PAID', 990_000n]);
  expect(await lastOf(id)).toMatchObject({ corrected: 'taken-back', movedMinor: '10000', owedMinor: '0' });
  expect(await settle(id, 'PAID')).toBe('conflict');
  expect(await report(id, 'pay-out.paid')).toBe('ignored');
  expect(await balanceOf(player)).toBe(990_000n);
});

test('what is not there any more stays open, is taken as it comes, and never twice', async () => {
  const { player, id } = await cameBack();
  await lose(player, 996_000n);
  expect(await settle(id, 'PAID')).toBeUndefined();
  expect([await balanceOf(player), (await findPayOut(db, id))!.owedMinor]).toEqual([0n, 6_000n]);
  expect(await lastOf(id)).toMatchObject({ movedMinor: '4000', owedMinor: '6000' });
  expect(await house.differences()).toEqual([]);
  expect(await settle(id, 'PAID')).toBe('insufficient_funds');
  await give(player, 50_000n);
  expect(await settle(id, 'PAID')).toBeUndefined();
  expect([await balanceOf(player), (await findPayOut(db, id))!.owedMinor]).toEqual([44_000n, 0n]);
  expect(await settle(id, 'PAID')).toBe('conflict');
});

test('of an empty balance nothing is booked, and all of it stays open', async () => {
  const { player, id } = await cameBack();
  await lose(player, 1_000_000n);
  expect(await settle(id, 'PAID')).toBeUndefined();
  expect([await stateOf(id), (await findPayOut(db, id))!.owedMinor]).toEqual(['PAID', 10_000n]);
  expect(await house.differences()).toEqual([]);
  // It had not arrived after all: nobody owes anything, and nothing moves.
  expect(await settle(id, 'FAILED')).toBeUndefined();
  expect([await stateOf(id), await balanceOf(player)]).toEqual(['FAILED', 0n]);
  expect(await lastOf(id)).toMatchObject({ corrected: 'given-back', movedMinor: '0', owedMinor: '0' });
});

test('a paid pay-out that failed all the same is given back whole, once, and its player is told', async () => {
  const { player, id } = await asked();
  await carry();
  await report(id, 'pay-out.paid');
  expect(await report(id, 'pay-out.failed')).toBe('contradicts');
  expect([await stateOf(id), await balanceOf(player)]).toEqual(['PAID', 990_000n]);
  expect(await settle(id, 'FAILED')).toBeUndefined();
  expect([await stateOf(id), await balanceOf(player)]).toEqual(['FAILED', 1_000_000n]);
  expect(await lastOf(id)).toMatchObject({ corrected: 'given-back', movedMinor: '10000' });
  expect(await settle(id, 'FAILED')).toBe('conflict');
  expect(await report(id, 'pay-out.failed')).toBe('ignored');
  expect(await balanceOf(player)).toBe(1_000_000n);
});

test.each([
  ['pay-out.failed', 'pay-out.paid', 'FAILED'],
  ['pay-out.paid', 'pay-out.failed', 'PAID'],
] as const)(
  'where %s was right and %s wrong, all stays as it is and nobody is told',
  async (first, then, end) => {
    const { player, id } = await asked();
    await carry();
    await report(id, first);
    await report(id, then);
    const [balance, told] = [await balanceOf(player), await factsOf(id)];
    expect(await settle(id, end)).toBeUndefined();
    expect([await stateOf(id), await balanceOf(player), await factsOf(id)]).toEqual([end, balance, told]);
    expect(await settle(id, end === 'PAID' ? 'FAILED' : 'PAID')).toBe('conflict');
  },
);

test('of two pairs that settle it at once, and news at the same time, one does', async () => {
  const { player, id } = await cameBack();
  const all = await db.transaction(async (tx) => {
    await lockPlayer(tx, player.playerId);
    const calls = [settle(id, 'PAID'), settle(id, 'PAID'), settle(id, 'FAILED')];
    await untilWaitingForLocks(owner, 3);
    return [...calls, report(id, 'pay-out.paid')];
  });
  const answers = await Promise.all(all);
  const state = await stateOf(id);
  expect(answers.filter((answer) => answer === undefined).length).toBeGreaterThan(0);
  expect(await balanceOf(player)).toBe(state === 'PAID' ? 990_000n : 1_000_000n);
  const taken = await owner.query(
    `SELECT 1 FROM ledger_post WHERE reference = $1 AND operation = 'pay-out-reclaim'`,
    [id],
  );
  expect(taken).toHaveLength(state === 'PAID' ? 1 : 0);
});

test('while something is owed the account is not closed, and what its player asks for is looked at', async () => {
  const { player, methodId, id } = await cameBack();
  await lose(player, 995_000n);
  await settle(id, 'PAID');
  expect((await findUse(db, player.playerId)).openPayments).toBe(1);
  await give(player, 100_000n);
  const next = (await ask(player, { methodId })) as { id: string };
  await carry();
  expect(await stateOf(next.id)).toBe('IN_REVIEW');
});
