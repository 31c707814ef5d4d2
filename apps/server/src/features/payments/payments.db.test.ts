import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOffsetClock } from '../../platform/clock.ts';
import type { SignedIn } from '../../platform/http/http.ts';
import { isRefusal } from '../../platform/http/refusal.ts';
import { createEachApart, type EachApart } from '../../platform/each-apart.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { balancesOf } from '../ledger/index.ts';
import { createLimits } from '../limits/index.ts';
import { openAccount } from '../players/index.ts';
import { createPayIn } from './create-pay-in.ts';
import type { ProviderAnswer, ProviderStatus } from './payment-provider.ts';
import type { PaymentsParts } from './payments-module.ts';
import { findPayIn, listCountedDeposits } from './payments-store.ts';
import { ASK_AFTER_MS, CLOSE_AFTER_MS, sweepPayIns } from './sweep-pay-ins.ts';
import { takeProviderReport } from './take-provider-report.ts';

const clock = createOffsetClock();
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$none';
let database: TestDatabase;
let parts: PaymentsParts;
let apart: EachApart;
let failed: string[];
let provider: { isDown: boolean; asked: string[]; status: ProviderStatus };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  clock.setOffset(0);
  failed = [];
  apart = createEachApart({ clock, failed: ({ row }) => failed.push(row) });
  provider = { isDown: false, asked: [], status: 'open' };
  parts = {
    db: database.db,
    clock,
    limits: createLimits({ db: database.db, clock, deposits: listCountedDeposits }),
    publicUrl: 'http://localhost:4300',
    webhookSecrets: ['secret'],
    warn: () => undefined,
    error: () => undefined,
    provider: {
      createPayment: async ({ reference }) => {
        provider.asked.push(reference);
        return provider.isDown
          ? 'unavailable'
          : { paymentId: `pay_${reference}`, redirectUrl: `http://psp.example/${reference}` };
      },
      reportOn: async () => (provider.isDown ? 'unavailable' : provider.status),
      close: async () =>
        provider.isDown ? 'unavailable' : provider.status === 'open' ? 'unknown' : provider.status,
    },
  };
});

async function newPlayer(region: 'UA' | 'KZ' = 'UA'): Promise<SignedIn> {
  const email = `${randomUUID().replaceAll('-', '')}@mail.example`;
  const playerId = await database.db.transaction((tx) =>
    openAccount(tx, { email, passwordHash: HASH, region, language: 'en', now: clock.now() }),
  );
  return { playerId: playerId!, sessionId: 'none', region, wishedRegion: null, language: 'en' };
}

async function start(player: SignedIn, change: { key?: string; amountMinor?: string } = {}) {
  return createPayIn(parts, player, { key: randomUUID(), amountMinor: '10000', language: 'ua', ...change });
}

/** A started pay-in of a new player and the report that would pay it. */
async function started(region: 'UA' | 'KZ' = 'UA', amountMinor = '10000') {
  const player = await newPlayer(region);
  const payIn = await start(player, { amountMinor });
  if (isRefusal(payIn)) throw new Error(payIn.refused);
  const paid: ProviderAnswer = {
    type: 'pay-in.paid',
    paymentId: `pay_${payIn.id}`,
    merchantReference: payIn.id,
    merchant: 'croupier',
    amountMinor,
    currency: payIn.currency,
  };
  return { player, payIn, paid };
}

async function balanceOf(player: SignedIn, kind: 'real' | 'play' = 'real'): Promise<bigint> {
  return (await balancesOf(database.db, player.playerId)).find((balance) => balance.kind === kind)!
    .amountMinor;
}

const eventsOf = (payInId: string) =>
  database.owner.query('SELECT id, outcome FROM payment_event WHERE pay_in_id = $1', [payInId]);

test('200 times the same key is one pay-in and one answer', async () => {
  const player = await newPlayer();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 200 }, () => start(player, { key })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(
    await database.owner.query('SELECT 1 FROM pay_in WHERE player_id = $1', [player.playerId]),
  ).toHaveLength(1);
  expect(new Set(provider.asked).size).toBe(1);
});

test('a key is not taken for another amount, and another player’s is another payment', async () => {
  const player = await newPlayer();
  const key = randomUUID();
  await start(player, { key });
  expect(await start(player, { key, amountMinor: '20000' })).toEqual({ refused: 'key_reused' });
  const [mine, theirs] = [await start(player, { key }), await start(await newPlayer(), { key })];
  if (isRefusal(mine) || isRefusal(theirs)) throw new Error('refused');
  expect(theirs.id).not.toBe(mine.id);
  expect(theirs.redirectUrl).not.toBe(mine.redirectUrl);
});

test.each([
  '9999',
  '5000001',
  '1',
  '9999999999999',
  '0',
  '-10000',
  '0.1',
  '1e308',
  'NaN',
  '0x10',
  '',
  '٥٠٠٠٠',
])('an amount of %j starts nothing', async (amountMinor) => {
  const player = await newPlayer();
  expect(await start(player, { amountMinor })).toMatchObject({ refused: 'amount_out_of_range' });
  expect(
    await database.owner.query('SELECT 1 FROM pay_in WHERE player_id = $1', [player.playerId]),
  ).toHaveLength(0);
  expect(provider.asked).toEqual([]);
});

test.each(['10000', '5000000'])('the limits themselves (%s) are inside', async (amountMinor) => {
  expect(await start(await newPlayer(), { amountMinor })).toMatchObject({ state: 'CREATED', amountMinor });
});

test('with the provider down nothing moves, and the same key works once it is back', async () => {
  const player = await newPlayer();
  const key = randomUUID();
  provider.isDown = true;
  expect(await start(player, { key })).toEqual({ refused: 'payment_provider_unavailable' });
  expect(await balanceOf(player)).toBe(0n);
  provider.isDown = false;
  expect(await start(player, { key })).toMatchObject({
    state: 'CREATED',
    redirectUrl: `http://psp.example/${provider.asked[0]}`,
  });
});

test('a payment is credited once, though its event comes five times at once and under other ids', async () => {
  const { player, payIn, paid } = await started();
  const same = Array.from({ length: 5 }, () => takeProviderReport(parts, `evt-${payIn.id}`, paid));
  const others = Array.from({ length: 5 }, (_, i) => takeProviderReport(parts, `evt-${i}-${payIn.id}`, paid));
  const outcomes = await Promise.all([...same, ...others]);
  expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'ignored')).toHaveLength(9);
  expect(await balanceOf(player)).toBe(10_000n);
  expect((await findPayIn(database.db, payIn.id))?.state).toBe('PAID');
  const facts = await database.owner.query(
    `SELECT 1 FROM outbox WHERE player_id = $1 AND topic = 'pay-in.changed'`,
    [player.playerId],
  );
  expect(facts).toHaveLength(1);
});

test.each([
  ['another amount', { amountMinor: '1000000' }],
  ['another currency', { currency: 'EUR' as const }],
  ['another merchant', { merchant: 'somebody-else' }],
  ['another payment', { paymentId: 'pay_other' }],
])('%s than ours is refused and leaves nothing', async (_name, change) => {
  const { player, payIn, paid } = await started();
  expect(await takeProviderReport(parts, randomUUID(), { ...paid, ...change })).toBe('mismatch');
  expect(await balanceOf(player)).toBe(0n);
  expect(await eventsOf(payIn.id)).toHaveLength(0);
  expect((await findPayIn(database.db, payIn.id))?.state).toBe('CREATED');
});

test('a reference that is not ours is unknown', async () => {
  const { paid } = await started();
  expect(await takeProviderReport(parts, randomUUID(), { ...paid, merchantReference: randomUUID() })).toBe(
    'unknown',
  );
});

test('events out of order never move a pay-in back', async () => {
  const { player, payIn, paid } = await started();
  expect(await takeProviderReport(parts, randomUUID(), paid)).toBe('applied');
  for (const type of ['pay-in.pending', 'pay-in.failed', 'pay-in.expired'] as const)
    expect(await takeProviderReport(parts, randomUUID(), { ...paid, type })).toBe('ignored');
  expect((await findPayIn(database.db, payIn.id))?.state).toBe('PAID');
  expect(await balanceOf(player)).toBe(10_000n);
});

test('a payment of a given-up pay-in is kept for a person and credits nothing by itself', async () => {
  const { player, paid } = await started();
  await takeProviderReport(parts, randomUUID(), { ...paid, type: 'pay-in.failed' });
  expect(await takeProviderReport(parts, randomUUID(), paid)).toBe('late');
  expect(await balanceOf(player)).toBe(0n);
});

test('where games take play money a deposit buys play money', async () => {
  const { player, paid } = await started('KZ', '100000');
  const before = await balanceOf(player, 'play');
  await takeProviderReport(parts, randomUUID(), paid);
  expect(await balanceOf(player, 'play')).toBe(before + 100_000n);
  expect(await balanceOf(player, 'real')).toBe(0n);
});

test('a client that used the deposit’s key elsewhere does not stop its credit', async () => {
  const { player, payIn, paid } = await started();
  await database.owner.query(
    `INSERT INTO ledger_post (player_id, key, currency, operation, input_hash) VALUES ($1, $2, 'UAH', 'round', 'x')`,
    [player.playerId, payIn.id],
  );
  expect(await takeProviderReport(parts, randomUUID(), paid)).toBe('applied');
  expect(await balanceOf(player)).toBe(10_000n);
});

test('a hundred payments, every event five times and all of them shuffled: each is credited once or not at all', async () => {
  const payments = await Promise.all(Array.from({ length: 100 }, () => started()));
  const isPaid = (index: number): boolean => index % 3 !== 0;
  const deliveries = payments.flatMap(({ payIn, paid }, index) =>
    (['pay-in.pending', isPaid(index) ? 'pay-in.paid' : 'pay-in.failed'] as const).flatMap((type) =>
      Array.from({ length: 5 }, (_, copy) => ({
        id: `${type} ${payIn.id}`,
        report: { ...paid, type },
        copy,
      })),
    ),
  );
  const order = (delivery: (typeof deliveries)[number]): string =>
    createHash('sha256').update(`${delivery.id} ${delivery.copy}`).digest('hex');
  deliveries.sort((a, b) => order(a).localeCompare(order(b)));
  await Promise.all(deliveries.map(({ id, report }) => takeProviderReport(parts, id, report)));
  const balances = await Promise.all(payments.map(({ player }) => balanceOf(player)));
  expect(balances).toEqual(payments.map((_, index) => (isPaid(index) ? 10_000n : 0n)));
});

const sweep = () => sweepPayIns(parts, apart, new AbortController().signal);

test('a lost webhook is made up for by asking', async () => {
  const { player, paid } = await started();
  provider.status = paid;
  clock.setOffset(3 * 60_000);
  await sweep();
  await sweep();
  expect(await balanceOf(player)).toBe(10_000n);
});

test('an old pay-in expires when the provider has closed it, not while it cannot be asked', async () => {
  const { payIn } = await started();
  const stateOf = async () => (await findPayIn(database.db, payIn.id))?.state;
  clock.setOffset(CLOSE_AFTER_MS + 1_000);
  provider.isDown = true;
  await sweep();
  expect(await stateOf()).toBe('CREATED');
  provider.isDown = false;
  clock.setOffset(CLOSE_AFTER_MS + ASK_AFTER_MS + 2_000);
  await sweep();
  expect(await stateOf()).toBe('EXPIRED');
});

/** Pay-ins in the order the sweep asks about them, with what the provider says to each: its answer or nothing. */
async function startedInTurn(answers: ('paid' | 'none' | 'throws')[]) {
  const asked: string[] = [];
  await database.owner.query(`UPDATE pay_in SET asked_at = 'infinity'`);
  const payIns = await Promise.all(answers.map(() => started()));
  for (const [turn, { payIn }] of payIns.entries())
    await database.owner.query(`UPDATE pay_in SET asked_at = to_timestamp($2::bigint) WHERE id = $1`, [
      payIn.id,
      turn,
    ]);
  parts.provider.reportOn = async (reference) => {
    const turn = payIns.findIndex(({ payIn }) => payIn.id === reference);
    asked.push(`${turn}`);
    if (answers[turn] === 'throws') throw new Error('not what was agreed');
    return answers[turn] === 'none' ? 'unavailable' : payIns[turn]!.paid;
  };
  const paid = async () => Promise.all(payIns.map(async ({ player }) => (await balanceOf(player)) > 0n));
  return { asked, paid, ids: payIns.map(({ payIn }) => payIn.id) };
}

test('a pay-in that fails, or that the provider does not answer about, keeps nothing from the others', async () => {
  const { asked, paid, ids } = await startedInTurn(['throws', 'none', 'paid', 'none', 'none', 'paid']);
  await sweep();
  expect(await paid()).toEqual([false, false, true, false, false, true]);
  expect(failed).toEqual([ids[0]]);
  expect(apart.resting()).toEqual([ids[0]]);
  await sweep();
  expect(asked).toEqual(['0', '1', '2', '3', '4', '5']); // Not again at once.
});

test('a provider that is away is asked three times a run, and the next run begins with others', async () => {
  const { asked, paid } = await startedInTurn(['none', 'none', 'none', 'paid', 'paid']);
  await sweep();
  expect(asked).toEqual(['0', '1', '2']);
  await sweep();
  expect(await paid()).toEqual([false, false, false, true, true]);
  clock.setOffset(ASK_AFTER_MS + 1_000);
  await sweep();
  expect(asked.slice(5).toSorted()).toEqual(['0', '1', '2']);
});
