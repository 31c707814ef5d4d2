import { askSupport, supportRequests } from '@croupier/contract/site/support';
import type { InputOf } from '@croupier/contract/kit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { askSupport as ask, SUPPORT_BUDGETS } from './ask-support.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Body = InputOf<typeof askSupport>['body'];
const letter = (change: Partial<Body> = {}): Body => ({
  key: randomUUID(),
  topic: 'deposit',
  email: 'olena@mail.example',
  message: 'My deposit is not on the balance yet.',
  language: 'ua',
  ...change,
});
const rows = (where: string, value: unknown) =>
  app.owner.query<Record<string, unknown>>(`SELECT * FROM support_request WHERE ${where} = $1`, [value]);

let addresses = 0;
/** As a visitor from an address of their own, by a clock that stands where the test says. */
const asVisitor = (body: Body, { now = new Date(), ip = `10.1.0.${(addresses += 1)}` } = {}) =>
  ask(
    { db: app.db, clock: { now: () => now }, senderKey: Buffer.alloc(32, 5) },
    { ...body, playerId: null, ip },
  );

test('a visitor’s letter is queued as NEW under a number, and its sender cannot be read back', async () => {
  const { number } = await app.call(askSupport, { body: letter({ reference: 'a1b2c3d4' }) });
  const [row] = await rows('number', number);
  expect(row).toMatchObject({
    player_id: null,
    state: 'NEW',
    topic: 'deposit',
    email: 'olena@mail.example',
    reference: 'a1b2c3d4',
    language: 'ua',
  });
  expect(row!['request_id']).toMatch(/\S/);
  expect(
    JSON.stringify(Object.values(row!), (_, v: unknown) => (typeof v === 'bigint' ? String(v) : v)),
  ).not.toContain('127.0.0.1');
});

test('a player reads their own letters, newest first, with what became of them, and nobody else’s', async () => {
  const [player, stranger] = [await app.createPlayer(), await app.createPlayer()];
  const first = await player.call(askSupport, { body: letter() });
  const second = await player.call(askSupport, {
    body: letter({ topic: 'game', message: 'The reels stopped.\nThen nothing.' }),
  });
  await app.owner.query(`UPDATE support_request SET state = 'ANSWERED' WHERE number = $1`, [first.number]);
  const { requests } = await player.call(supportRequests, {});
  expect(requests.map(({ number, state, topic }) => [number, state, topic])).toEqual([
    [second.number, 'NEW', 'game'],
    [first.number, 'ANSWERED', 'deposit'],
  ]);
  expect(requests[0]!.message).toBe('The reels stopped.\nThen nothing.');
  expect((await stranger.call(supportRequests, {})).requests).toEqual([]);
  await expect(app.call(supportRequests, {})).rejects.toMatchObject({ status: 401 });
});

test('the same key is one letter, ten times at once; with other words it is refused', async () => {
  const player = await app.createPlayer();
  const body = letter();
  const answers = await Promise.all(Array.from({ length: 10 }, () => player.call(askSupport, { body })));
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  expect(await rows('player_id', player.id)).toHaveLength(1);
  await expect(
    player.call(askSupport, { body: { ...body, message: 'Something else altogether.' } }),
  ).rejects.toMatchObject({ key: 'key_reused' });
});

test('two writers who chose the same key wrote two letters', async () => {
  const [one, two] = [await app.createPlayer(), await app.createPlayer()];
  const body = letter();
  const [a, b] = [await one.call(askSupport, { body }), await two.call(askSupport, { body })];
  expect(a.number).not.toBe(b.number);
  expect((await two.call(supportRequests, {})).requests.map(({ number }) => number)).toEqual([b.number]);
});

test('a visitor who sends the same again from other addresses, all at once, wrote one letter', async () => {
  const body = letter();
  const answers = await Promise.all(Array.from({ length: 6 }, () => asVisitor(body)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await asVisitor({ ...body, topic: 'other' })).toMatchObject({ refused: 'key_reused' });
});

test('a player who has written too much is told when to come again; what was written is found all the same', async () => {
  const player = await app.createPlayer();
  const { requests } = SUPPORT_BUDGETS.player;
  const bodies = Array.from({ length: requests + 5 }, () => letter());
  const answers = await Promise.allSettled(bodies.map((body) => player.call(askSupport, { body })));
  const taken = answers.flatMap((answer, at) => (answer.status === 'fulfilled' ? [bodies[at]!] : []));
  expect(taken).toHaveLength(requests);
  await expect(player.call(askSupport, { body: letter() })).rejects.toMatchObject({
    key: 'too_many_requests',
    details: { retryAfterMs: expect.any(Number) },
  });
  expect((await player.call(askSupport, { body: taken[0]! })).number).toMatch(/^\d+$/);
});

test('visitors of one address are counted together, of another apart, and the window passes', async () => {
  const { requests, windowMs } = SUPPORT_BUDGETS.visitor;
  const [ip, now] = ['2001:db8:1:2::7', new Date('2026-03-01T12:00:00Z')];
  for (let i = 0; i < requests; i += 1)
    expect(await asVisitor(letter(), { ip, now })).toHaveProperty('number');
  // Another host of the same network.
  expect(await asVisitor(letter(), { ip: '2001:db8:1:2:ffff::1', now })).toMatchObject({
    refused: 'too_many_requests',
    details: { retryAfterMs: windowMs },
  });
  expect(await asVisitor(letter(), { now })).toHaveProperty('number');
  const later = new Date(now.getTime() + windowMs);
  expect(await asVisitor(letter(), { ip, now: later })).toHaveProperty('number');
});

test.each<[string, Record<string, unknown>]>([
  ['a key that is none', { key: 'x' }],
  ['an unknown topic', { topic: 'refund-me' }],
  ['an address that is none', { email: 'olena@' }],
  ['two addresses', { email: 'a@b.cc,d@e.ff' }],
  ['a header smuggled into the address', { email: 'a@b.cc\r\nbcc: d@e.ff' }],
  ['a short message', { message: 'too short' }],
  ['a message of blanks', { message: `hello${' '.repeat(40)}` }],
  ['a message too long', { message: 'x'.repeat(4_001) }],
  ['a message with a null in it', { message: 'a message with \u0000 in it' }],
  ['a message that is a list', { message: ['a message', 'and another'] }],
  ['a reference with a quote', { reference: `1' OR '1'='1` }],
  ['a reference too long', { reference: 'a'.repeat(65) }],
  ['a language nobody speaks', { language: 'xx' }],
  ['a state of its own', { state: 'CLOSED' }],
  ['somebody’s id', { playerId: '1' }],
])('%s is refused and queues nothing', async (_name, change) => {
  const body = { ...letter(), ...change } as Body;
  const before = await app.owner.query('SELECT 1 FROM support_request');
  await expect(app.call(askSupport, { body })).rejects.toMatchObject({ status: 400 });
  expect(await app.owner.query('SELECT 1 FROM support_request')).toHaveLength(before.length);
});

test('hostile words are kept as they are, letter for letter', async () => {
  const player = await app.createPlayer();
  const message = `'); DROP TABLE support_request; -- <script>alert(1)</script> {{7*7}} \u202e ә 🎰\n\tend`;
  await player.call(askSupport, { body: letter({ message }) });
  expect((await player.call(supportRequests, {})).requests[0]!.message).toBe(message);
});

test('the server cannot change or delete what was written', async () => {
  await asVisitor(letter());
  for (const text of ['DELETE FROM support_request', `UPDATE support_request SET message = 'nothing at all'`])
    await expect(app.db.query(text)).rejects.toThrow(/permission denied/);
});
