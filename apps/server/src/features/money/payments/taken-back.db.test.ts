import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createEachApart } from '../../../platform/each-apart.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { StoredFact } from '../../../platform/outbox.ts';
import { mustPost } from '../ledger/feature.ts';
import { listOwed } from './debts-store.ts';
import { PAYMENTS_BOOKS } from './payments-books-store.ts';
import { createPaymentsFixture } from './payments.fixture.ts';
import { payDebts } from './pay-debts.ts';
import { paymentsReaders } from './payments-readers.ts';
import { findPayIn, listCountedDeposits } from './payments-store.ts';

const { database, clock, parts, found, reset, started, start, balanceOf, takeReport } =
  await createPaymentsFixture();
const { db, owner } = database;
afterAll(() => database.drop());
beforeEach(reset);
afterEach(async () => {
  for (const { name, sql } of PAYMENTS_BOOKS) expect([name, await owner.query(sql)]).toEqual([name, []]);
});

type Started = Awaited<ReturnType<typeof started>>;
const back = (
  { paid }: Pick<Started, 'paid'>,
  type: 'pay-in.refunded' | 'pay-in.charged-back',
  amountMinor: string = paid.amountMinor,
  event: string = randomUUID(),
) => takeReport(event, { ...paid, type, amountMinor });

/** A deposit that has come, of which its player has so much left. */
async function credited(leftMinor = 10_000n, region: 'UA' | 'KZ' = 'UA', amountMinor = '10000') {
  const of = await started(region, amountMinor);
  await takeReport(randomUUID(), of.paid);
  const gone = BigInt(amountMinor) - leftMinor;
  if (gone > 0n) await move(of.player, -gone);
  const stateNow = async () => (await findPayIn(db, of.payIn.id))!.state;
  return { ...of, stateNow };
}

/** Money that comes or goes by something else. */
const move = ({ playerId }: SignedIn, amountMinor: bigint) =>
  db.transaction((tx) => {
    const player = { owner: 'player', kind: 'real' } as const;
    const house = { owner: 'house', name: 'adjustments' } as const;
    const [from, to] = amountMinor < 0n ? [player, house] : [house, player];
    const size = amountMinor < 0n ? -amountMinor : amountMinor;
    return mustPost(tx, {
      ...{ playerId, currency: 'UAH', key: randomUUID(), operation: 'adjustment' },
      transfers: [{ from, to, amountMinor: size } as never],
    });
  });

const owedBy = async ({ playerId }: SignedIn) =>
  (await listOwed(db, playerId)).map(({ currency, leftMinor }) => `${leftMinor} ${currency}`);

/** As the reader and the job do it once the news of a balance are read. */
async function pay({ playerId }: SignedIn): Promise<void> {
  const reader = paymentsReaders.find(({ name }) => name === 'debts-due')!;
  await db.transaction(async (tx) => void (await reader.handle(tx, [{ playerId }] as StoredFact[])));
  const apart = createEachApart({
    clock,
    failed: ({ err }) => {
      throw err;
    },
  });
  await Promise.all([payDebts(parts, apart), payDebts(parts, apart)]);
}

test.each([
  ['pay-in.refunded', 'REFUNDED'],
  ['pay-in.charged-back', 'CHARGED_BACK'],
] as const)('%s of credited money takes it once, however often and at once it comes', async (type, state) => {
  const deposit = await credited();
  const outcomes = await Promise.all(
    ['a', 'a', 'b', 'b'].map((event) => back(deposit, type, undefined, `${deposit.payIn.id} ${event}`)),
  );
  expect(outcomes.toSorted()).toEqual(['ignored', 'ignored', 'ignored', 'taken-back']);
  expect(await deposit.stateNow()).toBe(state);
  expect([await balanceOf(deposit.player), await owedBy(deposit.player)]).toEqual([0n, []]);
  expect(found).toEqual([['taken-back', deposit.payIn.id]]);
  expect(await listCountedDeposits(db, deposit.player.playerId, new Date(0))).toEqual([]);
});

test('takes back in parts, and no more than was credited', async () => {
  const deposit = await credited();
  const paidAt = await owner.query('SELECT updated_at FROM pay_in WHERE id = $1', [deposit.payIn.id]);
  expect(await back(deposit, 'pay-in.refunded', '4000', `${deposit.payIn.id} first`)).toBe('taken-back');
  expect([await deposit.stateNow(), await balanceOf(deposit.player)]).toEqual(['PAID', 6_000n]);
  // The deposit was made when it was made: limits count it from then.
  expect(await owner.query('SELECT updated_at FROM pay_in WHERE id = $1', [deposit.payIn.id])).toEqual(
    paidAt,
  );
  expect(await back(deposit, 'pay-in.charged-back', '6001')).toBe('mismatch');
  expect(await balanceOf(deposit.player)).toBe(6_000n);
  const rest = await Promise.all([1, 2].map(() => back(deposit, 'pay-in.charged-back', '6000')));
  expect(rest.toSorted()).toEqual(['mismatch', 'taken-back']);
  expect([await deposit.stateNow(), await balanceOf(deposit.player)]).toEqual(['CHARGED_BACK', 0n]);
  // The first again: it says nothing new, though no such part is left.
  expect(await back(deposit, 'pay-in.refunded', '4000', `${deposit.payIn.id} first`)).toBe('ignored');
});

test('has its player owe what is not there, and takes that first of whatever comes', async () => {
  const deposit = await credited(2_500n);
  expect(await back(deposit, 'pay-in.charged-back')).toBe('taken-back');
  expect([await balanceOf(deposit.player), await owedBy(deposit.player)]).toEqual([0n, ['7500 UAH']]);
  await pay(deposit.player);
  expect(await owedBy(deposit.player)).toEqual(['7500 UAH']);
  await move(deposit.player, 3_000n);
  await pay(deposit.player);
  expect([await balanceOf(deposit.player), await owedBy(deposit.player)]).toEqual([0n, ['4500 UAH']]);
  // A deposit counts and pays.
  const next = await start(deposit.player);
  if ('refused' in next) throw new Error(next.refused);
  await takeReport(randomUUID(), {
    ...deposit.paid,
    ...{ paymentId: `pay_${next.id}`, merchantReference: next.id },
  });
  await pay(deposit.player);
  expect([await balanceOf(deposit.player), await owedBy(deposit.player)]).toEqual([5_500n, []]);
  const told = await owner.query(
    `SELECT topic, payload->>'leftMinor' AS left, payload->>'owedMinor' AS owed FROM outbox
     WHERE player_id = $1 AND topic IN ('pay-in.taken-back', 'debt.paid') ORDER BY id`,
    [deposit.player.playerId],
  );
  expect(told).toEqual([
    { topic: 'pay-in.taken-back', left: null, owed: '7500' },
    { topic: 'debt.paid', left: '4500', owed: null },
    { topic: 'debt.paid', left: '0', owed: null },
  ]);
});

test('pays two debts, the first first', async () => {
  const deposit = await credited(0n);
  await back(deposit, 'pay-in.refunded', '4000');
  clock.setOffset(1_000);
  await back(deposit, 'pay-in.charged-back', '6000');
  expect(await owedBy(deposit.player)).toEqual(['10000 UAH']);
  await move(deposit.player, 5_000n);
  await pay(deposit.player);
  const debts = `SELECT operation, owed_minor - paid_minor AS left FROM player_debt WHERE player_id = $1 ORDER BY created_at`;
  expect(await owner.query(debts, [deposit.player.playerId])).toEqual([
    { operation: 'refund', left: 0n },
    { operation: 'chargeback', left: 5_000n },
  ]);
});

test('takes play money that a deposit bought, and nobody owes any', async () => {
  const deposit = await credited(100_000n, 'KZ', '100000');
  const before = await balanceOf(deposit.player, 'play');
  expect(await back(deposit, 'pay-in.refunded')).toBe('taken-back');
  expect(await balanceOf(deposit.player, 'play')).toBe(before - 100_000n);
  expect(await owedBy(deposit.player)).toEqual([]);
});

test('keeps news of money that came or went twice for a person', async () => {
  const deposit = await credited();
  await back(deposit, 'pay-in.refunded');
  expect(await back(deposit, 'pay-in.charged-back')).toBe('contradicts');
  expect(await takeReport(randomUUID(), deposit.paid)).toBe('contradicts');
  expect([await deposit.stateNow(), await balanceOf(deposit.player)]).toEqual(['REFUNDED', 0n]);
});
