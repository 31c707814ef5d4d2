import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { createPaymentsFixture } from './payments.fixture.ts';
import { PAYMENTS_BOOKS } from './payments-books-store.ts';
import { findPayIn } from './payments-store.ts';

const { database, limits, provider, found, newPlayer, start, started, balanceOf, reset, takeReport } =
  await createPaymentsFixture();
afterAll(() => database.drop());
beforeEach(reset);

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

test('a call that was let in before its account was blocked starts nothing', async () => {
  const player = await newPlayer();
  await database.owner.query(
    `INSERT INTO player_block (player_id, reason, since) VALUES ($1, 'stolen cards', now())`,
    [player.playerId],
  );
  await expect(start(player, {})).rejects.toThrow('account_blocked');
  expect(provider.asked).toEqual([]);
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
  const same = Array.from({ length: 5 }, () => takeReport(`evt-${payIn.id}`, paid));
  const others = Array.from({ length: 5 }, (_, i) => takeReport(`evt-${i}-${payIn.id}`, paid));
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
  ['another currency', { currency: 'EUR' as const }],
  ['another merchant', { merchant: 'somebody-else' }],
  ['another payment', { paymentId: 'pay_other' }],
])('%s than ours moves nothing and is kept for a person', async (_name, change) => {
  const { player, payIn, paid } = await started();
  expect(await takeReport(randomUUID(), { ...paid, ...change })).toBe('mismatch');
  expect(await balanceOf(player)).toBe(0n);
  expect(await eventsOf(payIn.id)).toHaveLength(0);
  expect((await findPayIn(database.db, payIn.id))?.state).toBe('CREATED');
  expect(found).toEqual([['mismatch', payIn.id]]);
});

test.each([
  ['less', '7000', []],
  ['more', '12000', ['over']],
])(
  '%s than was asked for is credited as it came, once, and says what was asked',
  async (_name, came, kinds) => {
    const { player, payIn, paid } = await started();
    const report = { ...paid, amountMinor: came };
    const events = [1, 2, 3, 4].map((copy) => `${payIn.id} ${copy % 2}`);
    const outcomes = await Promise.all(events.map((event) => takeReport(event, report)));
    expect(outcomes.toSorted()).toEqual(['ignored', 'ignored', 'ignored', kinds[0] ?? 'applied'].toSorted());
    expect(await balanceOf(player)).toBe(BigInt(came));
    expect(await findPayIn(database.db, payIn.id)).toMatchObject({
      ...{ state: 'PAID', amountMinor: BigInt(came), askedMinor: 10_000n },
    });
    expect(found).toEqual(kinds.map((kind) => [kind, payIn.id]));
    const [fact] = await database.owner.query(
      `SELECT payload->>'amountMinor' AS came, payload->>'askedMinor' AS asked FROM outbox WHERE player_id = $1 AND topic = 'pay-in.changed'`,
      [player.playerId],
    );
    expect(fact).toEqual({ came, asked: '10000' });
    for (const { name, sql } of PAYMENTS_BOOKS)
      expect([name, await database.owner.query(sql)]).toEqual([name, []]);
  },
);

test('an amount that changes once money has come moves nothing, whichever of the two is first', async () => {
  const { player, payIn, paid } = await started();
  const amounts = ['7000', '8000'];
  const outcomes = await Promise.all(
    amounts.map((amountMinor) => takeReport(randomUUID(), { ...paid, amountMinor })),
  );
  expect(outcomes.toSorted()).toEqual(['applied', 'mismatch']);
  const first = BigInt(amounts[outcomes.indexOf('applied')]!);
  expect(await balanceOf(player)).toBe(first);
  expect(found).toEqual([['mismatch', payIn.id]]);
  expect(await takeReport(randomUUID(), { ...paid, type: 'pay-in.refunded' })).toBe('mismatch');
});

test('what is said of a payment that fails is of the amount that was asked for', async () => {
  const { payIn, paid } = await started();
  const failed = { ...paid, type: 'pay-in.failed', amountMinor: '7000' } as const;
  expect(await takeReport(randomUUID(), failed)).toBe('mismatch');
  expect((await findPayIn(database.db, payIn.id))?.state).toBe('CREATED');
});

test.each([
  ['less', '7000', undefined],
  ['more', '12000', 'deposit_limit'],
])('a limit counts what came where that was %s than was asked for', async (_name, came, rule) => {
  const { player, paid } = await started();
  await takeReport(randomUUID(), { ...paid, amountMinor: came });
  const amount = { size: 20_000n, currency: 'UAH' } as const;
  await database.db.transaction((tx) =>
    limits.setLimit(tx, { playerId: player.playerId, rule: 'deposit_limit', period: 'day', amount }),
  );
  const next = await start(player);
  expect(isRefusal(next) ? next.details : undefined).toEqual(
    rule === undefined ? undefined : expect.objectContaining({ rule }),
  );
});

test('a reference that is not ours is unknown, and is kept for a person once', async () => {
  const { paid } = await started();
  const event = randomUUID();
  for (let times = 0; times < 2; times++)
    expect(await takeReport(event, { ...paid, merchantReference: randomUUID() })).toBe('unknown');
  expect(found).toEqual([['unknown', null]]);
});

test('news after the money never move a pay-in back, and what is against it waits for a person', async () => {
  const { player, payIn, paid } = await started();
  expect(await takeReport(randomUUID(), paid)).toBe('applied');
  expect(await takeReport(randomUUID(), { ...paid, type: 'pay-in.pending' })).toBe('ignored');
  const against = ['pay-in.failed', 'pay-in.expired'] as const;
  for (const type of against) expect(await takeReport(randomUUID(), { ...paid, type })).toBe('contradicts');
  expect(found).toEqual(against.map(() => ['contradicts', payIn.id]));
  expect((await findPayIn(database.db, payIn.id))?.state).toBe('PAID');
  expect(await balanceOf(player)).toBe(10_000n);
});

test('where games take play money a deposit buys play money', async () => {
  const { player, paid } = await started('KZ', '100000');
  const before = await balanceOf(player, 'play');
  await takeReport(randomUUID(), paid);
  expect(await balanceOf(player, 'play')).toBe(before + 100_000n);
  expect(await balanceOf(player, 'real')).toBe(0n);
});

test('a client that used the deposit’s key elsewhere does not stop its credit', async () => {
  const { player, payIn, paid } = await started();
  await database.owner.query(
    `INSERT INTO ledger_post (player_id, key, currency, operation, input_hash) VALUES ($1, $2, 'UAH', 'round', 'x')`,
    [player.playerId, payIn.id],
  );
  expect(await takeReport(randomUUID(), paid)).toBe('applied');
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
  await Promise.all(deliveries.map(({ id, report }) => takeReport(id, report)));
  const balances = await Promise.all(payments.map(({ player }) => balanceOf(player)));
  expect(balances).toEqual(payments.map((_, index) => (isPaid(index) ? 10_000n : 0n)));
});

const STOP = `INSERT INTO play_stop (player_id, place, kind, began_at) VALUES ($1, 1, 'exclusion', now())`;

test('who has stopped is shown the page of no pay-in that they began before, with or without one', async () => {
  for (const isDown of [false, true]) {
    reset();
    const player = await newPlayer();
    const key = randomUUID();
    provider.isDown = isDown;
    await start(player, { key });
    provider.isDown = false;
    await database.owner.query(STOP, [player.playerId]);
    provider.asked.length = 0;
    expect(await start(player, { key })).toMatchObject({ details: { rule: 'exclusion' } });
    expect(provider.asked).toEqual([]);
  }
});

test('nor one whose page was made while they stopped', async () => {
  const player = await newPlayer();
  provider.asking = () => database.owner.query(STOP, [player.playerId]);
  expect(await start(player)).toMatchObject({ details: { rule: 'exclusion' } });
});

test('a limit judges a pay-in that is asked for again once, not twice', async () => {
  const player = await newPlayer();
  const key = randomUUID();
  const limit = { rule: 'deposit_limit', period: 'day', amount: { size: 10_000n, currency: 'UAH' } } as const;
  await database.db.transaction((tx) => limits.setLimit(tx, { playerId: player.playerId, ...limit }));
  const first = await start(player, { key });
  expect(first).toHaveProperty('redirectUrl');
  expect(await start(player, { key })).toEqual(first);
  expect(await start(player)).toMatchObject({ details: { rule: 'deposit_limit' } });
});
