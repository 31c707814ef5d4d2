import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { MayGo } from '../../../platform/message-channels.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { sendDueSms } from './send-due-sms.ts';
import { startSmsGateway } from './sms-gateway.fixture.ts';
import { createSmsWriter } from './write-sms.ts';

const KEY = 'key-of-the-house';
const START = new Date('2026-11-23T12:00:00Z');
let database: TestDatabase;
let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
let now = START;
const warned: object[] = [];

beforeAll(async () => {
  [database, gateway] = await Promise.all([createTestDatabase(), startSmsGateway()]);
});
afterAll(async () => {
  await database.drop();
  await gateway.close();
});
afterEach(async () => {
  await database.owner.query('TRUNCATE sms, sms_budget');
  gateway.received.length = 0;
  warned.length = 0;
  now = START;
  asked.length = 0;
  mayGo = async () => now;
});

const asked: object[] = [];
let mayGo: MayGo = async () => now;
const parts = () => ({
  mayGo: async (offer: Parameters<MayGo>[0]) => (asked.push(offer), mayGo(offer)),
  db: database.db,
  clock: { now: () => now },
  warn: (_: string, details: object) => void warned.push(details),
  gateway: undefined,
  isOffered: true,
  dayMax: 1_000,
  asked: () => {},
  tried: () => {},
});
const write = (to: string, text = `A code for ${to}`) =>
  database.db.transaction((tx) => createSmsWriter(parts())(tx, { to, text, lane: 'owner', playerId: 1n }));
const offer = (to: string) =>
  database.db.transaction((tx) =>
    createSmsWriter(parts())(tx, { to, text: 'A bonus', lane: 'news', playerId: 7n, offer: 'bonus-given' }),
  );
const send = (timeoutMs?: number) =>
  sendDueSms(parts(), { url: gateway.url, key: KEY }, undefined, timeoutMs);
const rows = () =>
  database.owner.query<{ state: string; body: string | null; attempts: number; nextMs: number }>(
    `SELECT CASE WHEN sent_at IS NOT NULL THEN 'sent' WHEN withdrawn THEN 'withdrawn' WHEN given_up THEN 'failed' ELSE 'waiting' END AS state, body, attempts,
  (extract(epoch FROM next_attempt_at - $1::timestamptz) * 1000)::int AS "nextMs" FROM sms ORDER BY recipient`,
    [now],
  );

test('a text is handed over under its id and the key, once, and what it says goes', async () => {
  expect(await write('+380671234567', 'Код 123456 ✓')).toBe('written');
  await send();
  await send();
  expect(gateway.received).toHaveLength(1);
  const [{ headers, body }] = gateway.received as [(typeof gateway.received)[0]];
  expect(body).toEqual({ to: '+380671234567', text: 'Код 123456 ✓', id: headers['idempotency-key'] });
  expect(headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'content-type': 'application/json' });
  expect(await rows()).toMatchObject([{ state: 'sent', body: null, attempts: 1 }]);
});

test('a text whose transaction fails is never handed over, and counts against nothing', async () => {
  const undone = database.db.transaction(async (tx) => {
    await createSmsWriter(parts())(tx, { to: '+380671234567', text: 'Never', lane: 'owner', playerId: 1n });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await send();
  expect(gateway.received).toEqual([]);
  expect(await database.owner.query('SELECT 1 FROM sms_budget')).toEqual([]);
});

test.each([400, 401, 404, 422])(
  'what a gateway refuses with %i is given up, its text goes too',
  async (status) => {
    await write('+380671234567');
    gateway.answers({ status });
    await send();
    now = new Date(now.getTime() + 3_600_000);
    await send();
    expect(gateway.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'failed', body: null }]);
    expect(warned).toEqual([{ sms: gateway.received[0]!.body.id, status }]);
  },
);

test.each([
  [{ status: 503 } as const, 10_000],
  [{ status: 429, headers: { 'retry-after': '90' } } as const, 90_000],
  [{ status: 302, headers: { location: 'http://127.0.0.1:1/' } } as const, 10_000],
  ['hangs' as const, 10_000],
  ['breaks off' as const, 10_000],
])(
  'what cannot be taken now (%o) is tried again under the same id, and not sooner',
  async (answer, waitMs) => {
    await write('+380671234567');
    gateway.answers(answer);
    await send(200);
    expect(await rows()).toMatchObject([
      { state: 'waiting', body: 'A code for +380671234567', nextMs: waitMs },
    ]);
    now = new Date(now.getTime() + waitMs - 1);
    await send();
    expect(gateway.received).toHaveLength(1);
    now = new Date(now.getTime() + 1);
    await send();
    const ids = gateway.received.map(({ headers }) => headers['idempotency-key']);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(await rows()).toMatchObject([{ state: 'sent', body: null, attempts: 2 }]);
    expect(warned).toEqual([]);
  },
);

test('a text that is an hour old is nobody’s any more', async () => {
  await write('+380671234567');
  now = new Date(now.getTime() + 3_600_000);
  await send();
  expect(gateway.received).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'failed', body: null }]);
});

test('one that hangs holds up no other', async () => {
  await write('+380671234501');
  await write('+380671234502');
  gateway.answers('hangs');
  await send(200);
  expect((await rows()).map(({ state }) => state).sort()).toEqual(['sent', 'waiting']);
});

test('of two senders at once one hands over', async () => {
  for (let number = 10; number < 30; number += 1) await write(`+3806712345${number}`);
  await Promise.all([send(), send(), send()]);
  expect(gateway.received).toHaveLength(20);
  expect(new Set(gateway.received.map(({ body }) => body.id)).size).toBe(20);
});

test('a sender that died is followed by another, under the same id', async () => {
  await write('+380671234567');
  const [{ id }] = (await database.owner.query<{ id: string }>('SELECT id FROM sms')) as [{ id: string }];
  const dying = {
    ...parts(),
    tried: () => {
      throw new Error('died');
    },
  };
  await expect(sendDueSms(dying, { url: gateway.url, key: KEY })).rejects.toThrow('died');
  await send();
  expect(gateway.received).toHaveLength(1);
  now = new Date(now.getTime() + 2 * 60_000);
  await send();
  expect(gateway.received.map(({ body }) => body.id)).toEqual([id, id]);
});

test('who is stopped gives back what was not begun', async () => {
  await write('+380671234567');
  await sendDueSms(parts(), { url: gateway.url, key: KEY }, AbortSignal.abort());
  expect(gateway.received).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'waiting', nextMs: 0 }]);
});

test('an offer is judged anew at each try: it waits for the morning, and is not sent to who is on a break by then', async () => {
  const [excluded, willing] = ['+380671234567', '+380671234568'];
  await write('+380671234569');
  for (const to of [excluded, willing]) await offer(to);
  const morning = new Date(START.getTime() + 60_000);
  mayGo = async () => morning;
  await send();
  expect(gateway.received.map(({ body }) => body)).toMatchObject([{ to: '+380671234569' }]);
  expect(asked).toContainEqual({ playerId: 7n, kind: 'bonus-given', to: excluded });
  expect(asked).toHaveLength(2);
  now = morning;
  mayGo = async ({ to }) => (to === excluded ? undefined : now);
  await send();
  expect(gateway.received.slice(1).map(({ body }) => body)).toMatchObject([{ to: willing }]);
  expect(await rows()).toMatchObject([
    { state: 'withdrawn', body: null },
    { state: 'sent', body: null },
    { state: 'sent' },
  ]);
});

test('a try that the gateway failed is judged again before the next one', async () => {
  await offer('+380671234567');
  gateway.answers({ status: 503 });
  await send();
  expect(await rows()).toMatchObject([{ state: 'waiting' }]);
  const tries = asked.length;
  now = new Date(now.getTime() + 60_000);
  mayGo = async () => undefined;
  await send();
  expect([gateway.received.length, asked.length - tries]).toEqual([1, 1]);
  expect(await rows()).toMatchObject([{ state: 'withdrawn', body: null }]);
});
