import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { onBehalfOf } from '../../../platform/request-context.ts';
import { PAYMENTS_BOOKS } from './payments-books-store.ts';
import { createPaymentsFixture } from './payments.fixture.ts';
import { lockPayIn } from './payments-store.ts';
import { createTakeTogether } from './take-together.ts';

const { database, parts, found, reset, started, balanceOf } = await createPaymentsFixture();
const { db, owner } = database;
const warned: string[] = [];
/** Two processes. */
const [take, takeElsewhere] = [0, 1].map(() =>
  createTakeTogether({ ...parts, error: (text) => warned.push(text) }),
) as [ReturnType<typeof createTakeTogether>, ReturnType<typeof createTakeTogether>];
afterAll(() => database.drop());
beforeEach(() => {
  reset();
  warned.length = 0;
});
afterEach(async () => {
  for (const { name, sql } of PAYMENTS_BOOKS) expect([name, await owner.query(sql)]).toEqual([name, []]);
});

const many = (count: number) => Promise.all(Array.from({ length: count }, () => started()));
const messageOf = (report: object, id: string = randomUUID()) =>
  ({ provider: 'sandbox', about: 'pay-in', id, body: Buffer.from(JSON.stringify(report)) }) as const;
const balancesOf = (payments: readonly Awaited<ReturnType<typeof started>>[]) =>
  Promise.all(payments.map(({ player }) => balanceOf(player)));
const outcomesOf = async (ids: readonly string[]) =>
  new Map(
    (
      await owner.query<{ id: string; outcome: string }>(
        'SELECT id, outcome FROM provider_message WHERE id = ANY ($1)',
        [ids],
      )
    ).map(({ id, outcome }) => [id, outcome]),
  );

/** Commits for fifty messages: one by one they are fifty. */
const FEW = 8;

test('credits fifty messages that come at once by a few commits, each once and for its own request', async () => {
  const payments = await many(50);
  const messages = payments.map(({ paid }) =>
    messageOf({ ...paid, source: { mark: 'a card', lastDigits: '4242' } }),
  );
  const taken = await Promise.all(
    messages.map((message) => onBehalfOf(`of ${message.id}`, () => take(message))),
  );
  expect(new Set(taken)).toEqual(new Set(['applied']));
  expect(await balancesOf(payments)).toEqual(Array(50).fill(10_000n));
  const ids = messages.map(({ id }) => id);
  expect([...(await outcomesOf(ids)).values()]).toEqual(Array(50).fill('applied'));
  const commits = `SELECT count(DISTINCT xmin::text)::integer AS of_events FROM payment_event WHERE id = ANY ($1)`;
  // How many are kept by the end of a turn, and so are taken together, is the sockets' to say.
  const [made] = await owner.query<{ of_events: number }>(commits, [ids]);
  expect(made!.of_events).toBeLessThanOrEqual(FEW);
  const rows = await owner.query(
    `SELECT i.state, i.source_mask AS mask, 'of ' || e.id = ALL (ARRAY[m.request_id, e.request_id, p.request_id] || o.requests) AS own, o.topics
FROM pay_in i JOIN payment_event e ON e.pay_in_id = i.id JOIN provider_message m ON m.id = e.id JOIN ledger_post p ON p.reference = i.id::text
JOIN LATERAL (SELECT array_agg(request_id) AS requests, array_agg(topic ORDER BY id) AS topics FROM outbox WHERE player_id = i.player_id
  AND topic IN ('balance.changed', 'pay-in.changed') AND payload->>'kind' IS DISTINCT FROM 'play') AS o ON true WHERE e.id = ANY ($1)`,
    [ids],
  );
  const topics = ['balance.changed', 'pay-in.changed'];
  expect(rows).toEqual(Array(50).fill({ state: 'PAID', mask: '•••• 4242', own: true, topics }));
});

test('answers copies that come at once alike, here and in another process, and credits once', async () => {
  const payments = await many(5);
  const messages = payments.map(({ paid }) => messageOf(paid));
  const taken = await Promise.all(
    messages.flatMap((message) => [take, takeElsewhere, take, takeElsewhere, take].map((by) => by(message))),
  );
  expect(taken).toEqual(Array(25).fill('applied'));
  expect(await take(messages[0]!)).toBe('applied');
  expect(await balancesOf(payments)).toEqual(Array(5).fill(10_000n));
  expect([found, warned]).toEqual([[], []]);
});

test('takes by itself what is not plain, and the others of the batch together', async () => {
  const [first, good, other, late, twice, less, merchant] = await many(7);
  await take(messageOf({ ...late!.paid, type: 'pay-in.failed' }));
  const taken = await Promise.all(
    [
      first!.paid,
      { ...good!.paid, feeMinor: '1' },
      { ...other!.paid, currency: 'EUR' },
      late!.paid,
      twice!.paid,
      twice!.paid,
      { ...less!.paid, amountMinor: '7000' },
      { ...merchant!.paid, merchant: 'another house' },
      { ...good!.paid, merchantReference: randomUUID() },
      good!.paid,
    ].map((report) => take(messageOf(report))),
  );
  expect(taken).toEqual([
    ...['applied', 'mismatch', 'mismatch', 'late', 'applied', 'ignored', 'applied', 'mismatch', 'unknown'],
    'applied',
  ]);
  expect(await balancesOf([first!, good!, other!, late!, twice!, less!, merchant!])).toEqual([
    ...[10_000n, 10_000n, 0n, 0n, 10_000n, 7_000n, 0n],
  ]);
  expect(found.map(([kind]) => kind).toSorted()).toEqual([
    ...['late', 'mismatch', 'mismatch', 'mismatch', 'unknown'],
  ]);
  expect(warned).toEqual([]);
});

test('takes an id that comes again with other news by what the first of it became', async () => {
  const [one, other] = await many(2);
  const id = randomUUID();
  const taken = await Promise.all([take(messageOf(one!.paid, id)), take(messageOf(other!.paid, id))]);
  expect(taken).toEqual(['applied', 'event-reused']);
  expect(await balancesOf([one!, other!])).toEqual([10_000n, 0n]);
});

test('takes each by itself when the transaction of a batch fails, and only what made it fail is not taken', async () => {
  const payments = await many(6);
  // The provider calls two payments alike, which the database refuses.
  const { paymentId } = payments[4]!.paid;
  await owner.query('UPDATE pay_in SET provider_payment_id = NULL WHERE id = $1', [payments[5]!.payIn.id]);
  const reports = payments.map(({ paid }, place) => (place === 5 ? { ...paid, paymentId } : paid));
  const messages = reports.map((report) => messageOf(report));
  const taken = await Promise.allSettled(messages.map((message) => take(message)));
  expect(taken.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected']);
  expect(await balancesOf(payments)).toEqual([...Array(5).fill(10_000n), 0n]);
  expect(warned).toHaveLength(1);
  expect((await outcomesOf(messages.map(({ id }) => id))).get(messages[5]!.id)).toBeNull();
});

test('keeps and takes the others when one cannot even be kept', async () => {
  const payments = await many(3);
  const messages = payments.map(({ paid }) => messageOf(paid));
  const taken = await Promise.allSettled([
    ...messages.slice(0, 2).map((message) => take(message)),
    take(messageOf({}, 'x'.repeat(300))),
    take(messages[2]!),
  ]);
  expect(taken.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await balancesOf(payments)).toEqual(Array(3).fill(10_000n));
});

test('credits the others at once while somebody holds one of the pay-ins, and that one afterwards', async () => {
  const payments = await many(5);
  const held = payments[2]!;
  const [isHeld, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction(async (tx) => {
    await lockPayIn(tx, held.payIn.id);
    isHeld.resolve();
    await letGo.promise;
  });
  await isHeld.promise;
  const taken = payments.map(({ paid }) => take(messageOf(paid)));
  await Promise.all(taken.filter((_, place) => place !== 2));
  // Nor does the next batch wait for it.
  const next = await started();
  expect(await take(messageOf(next.paid))).toBe('applied');
  expect(await balancesOf([...payments, next])).toEqual([10_000n, 10_000n, 0n, 10_000n, 10_000n, 10_000n]);
  letGo.resolve();
  await holding;
  expect(await taken[2]).toBe('applied');
  expect(await balanceOf(held.player)).toBe(10_000n);
});

test('credits once what is paid and taken back at once, in two processes and in any order', async () => {
  const payments = await many(20);
  const messages = payments.flatMap(({ paid }) =>
    (['pay-in.paid', 'pay-in.paid', 'pay-in.refunded'] as const).map((type) => messageOf({ ...paid, type })),
  );
  const order = (text: string): string => createHash('sha256').update(text).digest('hex');
  messages.sort((one, other) => (order(one.id) < order(other.id) ? -1 : 1));
  await Promise.all(messages.map((message, place) => (place % 2 ? take : takeElsewhere)(message)));
  const states = `SELECT DISTINCT state FROM pay_in WHERE id = ANY ($1::uuid[]) AND state NOT IN ('REFUNDED', 'RETURNED')`;
  expect(await owner.query(states, [payments.map(({ payIn }) => payIn.id)])).toEqual([]);
  expect(await balancesOf(payments)).toEqual(Array(20).fill(0n));
  expect([...(await outcomesOf(messages.map(({ id }) => id))).values()]).not.toContain(null);
});
