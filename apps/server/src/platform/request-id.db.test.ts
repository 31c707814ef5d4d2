import { type LiveEnvelope, liveTicket } from '@croupier/contract/site/live';
import { createPayIn } from '@croupier/contract/money/payments';
import { playRound } from '@croupier/contract/play/rounds';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { currentRequestId, onBehalfOf } from './request-context.ts';
import type { SlowQuery } from './slow-queries.ts';
import { startTestApp, type TestApp, type TestPlayer } from './testing/test-app.ts';

const WEBHOOK_SECRET = 'the-webhook-secret-of-tests';
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ SANDBOX_PSP_SECRET: WEBHOOK_SECRET, SANDBOX_PSP_URL: 'http://127.0.0.1:9' });
});
afterAll(() => site.close());

async function listen(player: TestPlayer): Promise<{ heard: LiveEnvelope[]; socket: WebSocket }> {
  const { ticket } = await player.call(liveTicket, {});
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}/api/ws?token=${ticket}`, {
    origin: site.url,
  });
  const heard: LiveEnvelope[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as LiveEnvelope));
  await once(socket, 'open');
  return { heard, socket };
}

/** A write under a request id of the test's. */
async function send(path: string, body: string, headers: Record<string, string>): Promise<string> {
  const requestId = randomUUID();
  const answer = await site.request(path, {
    method: 'POST',
    body,
    headers: {
      origin: site.url,
      'content-type': 'application/json',
      'x-request-id': requestId,
      ...headers,
    },
  });
  expect(answer.headers.get('x-request-id')).toBe(requestId);
  await answer.arrayBuffer();
  return requestId;
}

/** What was heard of one request: the money a player begins with may still be on its way to the socket. */
const namesUnder = (requestId: string, heard: readonly LiveEnvelope[]): string[] =>
  heard.filter((message) => message.requestId === requestId).map(({ name }) => name);

const idsIn = async (table: string, playerId: bigint): Promise<(string | null)[]> =>
  (
    await site.owner.query<{ id: string | null }>(
      `SELECT request_id AS id FROM ${table} WHERE player_id = $1`,
      [playerId],
    )
  ).map(({ id }) => id);

test('a round carries one id from the request to its row and to the socket', async () => {
  const player = await site.createPlayer({ balanceMinor: '100000' });
  const { heard, socket } = await listen(player);
  const body = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '500', kind: 'real' };
  const requestId = await send(playRound.path, JSON.stringify(body), { cookie: player.cookie });
  expect(await idsIn('round', player.id)).toEqual([requestId]);
  await expect.poll(() => namesUnder(requestId, heard)).toEqual(expect.arrayContaining(['balance', 'round']));
  socket.close();
});

test('so do a deposit, the report that pays it, its posting and the messages of both', async () => {
  const player = await site.createPlayer();
  const { heard, socket } = await listen(player);
  const key = randomUUID();
  const asked = await send(createPayIn.path, JSON.stringify({ key, amountMinor: '10000', language: 'ua' }), {
    cookie: player.cookie,
  });
  expect(await idsIn('pay_in', player.id)).toEqual([asked]);
  const [payIn] = await site.owner.query<{ id: string }>('SELECT id FROM pay_in WHERE player_id = $1', [
    player.id,
  ]);
  const report = JSON.stringify({
    type: 'pay-in.paid',
    paymentId: `pay_${payIn!.id}`,
    merchantReference: payIn!.id,
    merchant: 'croupier',
    amountMinor: '10000',
    currency: 'UAH',
  });
  const reported = await send('/api/payments/webhooks/sandbox', report, signed(report));
  const [event] = await site.owner.query('SELECT request_id AS id FROM payment_event WHERE pay_in_id = $1', [
    payIn!.id,
  ]);
  expect(event).toEqual({ id: reported });
  expect(await idsIn('ledger_post', player.id)).toContain(reported);
  await expect.poll(() => namesUnder(reported, heard)).toEqual(expect.arrayContaining(['balance', 'payIn']));
  socket.close();
});

test('a slow statement is told by its name and the request it ran for, never with its values', async () => {
  const told: (SlowQuery & { requestId: string | undefined })[] = [];
  const open = (slowQueryMs: number) =>
    createDatabase({
      url: site.databaseUrl,
      slowQueryMs,
      onSlowQuery: (query) => told.push({ ...query, requestId: currentRequestId() }),
    });
  const [db, patient] = [open(40), open(600_000)];
  await onBehalfOf('one', () => db.query("SELECT pg_sleep(0.05), 'secret'::text = $1", ['secret'], 'nap'));
  await onBehalfOf('three', () => db.transaction((tx) => tx.query('SELECT pg_sleep(0.05)')));
  const naps = told.filter(({ statement }) => /nap|pg_sleep/.test(statement));
  expect(naps.map(({ statement, requestId }) => [statement, requestId])).toEqual([
    ['nap', 'one'],
    ['SELECT pg_sleep(0.05)', 'three'],
  ]);
  expect(JSON.stringify(told)).not.toContain('secret');
  told.length = 0;
  await onBehalfOf('two', () => patient.query('SELECT pg_sleep(0.05)'));
  expect(told).toEqual([]);
  await Promise.all([db.close(), patient.close()]);
});

function signed(body: string): Record<string, string> {
  const id = `evt_${randomUUID()}`;
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const mac = createHmac('sha256', WEBHOOK_SECRET).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${mac}` };
}
