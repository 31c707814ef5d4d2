import { randomUUID } from 'node:crypto';
import type { InputOf } from '@croupier/contract/kit';
import { paymentHistory, type Payment } from '@croupier/contract/money/payment-history';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPlayer } from '../../../platform/testing/test-app.ts';
import { pageSql, pageValues } from './payment-history-store.ts';
import { writePayments } from './payment-history.fixture.ts';

let app: TestApp;
let player: TestPlayer;
let stranger: TestPlayer;
beforeAll(async () => {
  app = await startTestApp();
  [player, stranger] = [await app.createPlayer({ region: 'UA' }), await app.createPlayer({ region: 'UA' })];
  // Seven of each to a minute, so that pages end between payments of one instant.
  await writePayments(app.owner, player.id, { count: 45, toAMinute: 7 });
});
afterAll(() => app.close());

type Query = InputOf<typeof paymentHistory>['query'];
const read = (query: Query = {}, of = player) => of.call(paymentHistory, { query });

async function readAll(query: Query = {}): Promise<Payment[]> {
  const payments: Payment[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await read({ ...query, ...(cursor && { cursor }) });
    payments.push(...page.payments);
    cursor = page.nextCursor;
  }
  return payments;
}

test('is walked from the newest to the oldest over both kinds, without a gap or a repeat', async () => {
  const payments = await readAll();
  expect([payments.length, new Set(payments.map(({ id }) => id)).size]).toEqual([90, 90]);
  const times = payments.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(payments.filter(({ kind }) => kind === 'out')).toHaveLength(45);
  const { payments: first } = await read();
  expect(first).toHaveLength(20);
  expect(new Set(first.map(({ kind }) => kind))).toEqual(new Set(['in', 'out']));
});

test('says of each kind what its own calls say', async () => {
  const payments = await readAll();
  expect(payments.find(({ kind }) => kind === 'in')).toMatchObject({ redirectUrl: null, bonus: null });
  expect(payments.find(({ kind }) => kind === 'out')).toMatchObject({
    ...{ method: { kind: 'card', mask: '•••• 4242' }, feeMinor: '1', mayCancel: false },
  });
});

test('leaves by its filters what was asked for, page by page', async () => {
  const all = await readAll();
  const same = async (query: Query, is: (payment: Payment) => boolean) => {
    const wanted = all.filter(is);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await readAll(query)).toEqual(wanted);
  };
  await same({ kind: 'in' }, ({ kind }) => kind === 'in');
  await same({ kind: 'out' }, ({ kind }) => kind === 'out');
  await same({ state: 'PAID' }, ({ state }) => state === 'PAID');
  await same({ kind: 'in', state: 'FAILED' }, ({ kind, state }) => kind === 'in' && state === 'FAILED');
  // A state of one kind alone.
  await same({ state: 'REJECTED' }, ({ state }) => state === 'REJECTED');
  const middle = all[50]!.createdAt;
  await same({ from: middle }, ({ createdAt }) => createdAt >= middle);
  await same({ to: middle }, ({ createdAt }) => createdAt < middle);
  await same(
    { kind: 'out', from: middle, to: all[0]!.createdAt },
    ({ kind, createdAt }) => kind === 'out' && createdAt >= middle && createdAt < all[0]!.createdAt,
  );
  expect(await readAll({ from: middle, to: middle })).toEqual([]);
});

test('a payment that comes while pages are read moves none of them', async () => {
  const { payments, nextCursor } = await read();
  const rest = await read({ cursor: nextCursor! });
  const [id] = await writePayments(app.owner, player.id, { count: 1, kinds: ['in'], laterMs: 180_000 });
  expect((await read({ cursor: nextCursor! })).payments).toEqual(rest.payments);
  expect((await read()).payments.map((payment) => payment.id)).toEqual([
    id,
    ...payments.slice(0, 19).map((payment) => payment.id),
  ]);
  await app.owner.query('DELETE FROM pay_in WHERE id = $1', [id]);
});

test('refuses what cannot be', async () => {
  const day = '2026-01-01T00:00:00Z';
  const [{ id: theirs }] = (await read()).payments as [Payment];
  const wrong: Query[] = [
    { from: '2026-01-02T00:00:00Z', to: day },
    { from: 'yesterday' },
    { to: '20266-01-01' },
    { kind: 'in', state: 'APPROVED' },
    { kind: 'out', state: 'EXPIRED' },
    { state: 'GONE' as 'PAID' },
    { kind: 'both' as 'in' },
    { cursor: randomUUID() },
    { cursor: 'bm9uc2Vuc2U' },
  ];
  for (const query of wrong)
    await expect(read(query), JSON.stringify(query)).rejects.toMatchObject({ status: 400 });
  await expect(read({ cursor: theirs }, stranger)).rejects.toMatchObject({ status: 400 });
});

test('is empty for another player, and closed to a visitor', async () => {
  expect(await read({}, stranger)).toEqual({ payments: [], nextCursor: null });
  await expect(app.call(paymentHistory, { query: {} })).rejects.toMatchObject({ status: 401 });
});

test('reads a page along an index of each table, whoever else has payments', async () => {
  const others = await Promise.all(Array.from({ length: 20 }, () => app.createPlayer()));
  for (const { id } of others) await writePayments(app.owner, id, { count: 250 });
  await app.owner.query('ANALYZE pay_in, pay_out');
  const plan = async (state?: string) => {
    const kinds = ['in', 'out'] as const;
    const values = pageValues({
      ...{ playerId: player.id, kinds, state, from: undefined, to: undefined, limit: 21 },
      before: { createdAt: new Date().toISOString(), id: randomUUID() },
    });
    const rows = await app.owner.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN ${pageSql(kinds, state !== undefined)}`,
      values,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const ofAll = await plan();
  expect(ofAll).toMatch(/ pay_in_history [^]* pay_out_history /);
  const ofState = await plan('PAID');
  expect(ofState).toMatch(/ pay_in_history_of_state [^]* pay_out_history_of_state /);
  for (const text of [ofAll, ofState]) expect(text).not.toMatch(/Seq Scan|Filter/);
});
