import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../../tools/embedded-postgres/index.ts';
import { verifyBooks } from '../features/money/books/feature.ts';
import { fewAtATime } from './few-at-a-time.ts';
import { startTestApp, type TestApp, type TestPlayer } from './testing/test-app.ts';

const WEBHOOK_SECRET = 'the-webhook-secret-of-tests';

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let provider: Awaited<ReturnType<typeof startProvider>>;
let site: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-away-'));
  // Durable, unlike the cluster of the other tests: what was acknowledged must outlive the kill.
  postgres = await startPostgres({ dataDir: folder });
  provider = await startProvider();
  site = await startTestApp(
    { SANDBOX_PSP_URL: provider.url, SANDBOX_PSP_SECRET: WEBHOOK_SECRET },
    postgres.url,
  );
});
afterAll(async () => {
  await site.close();
  await provider.close();
  await postgres.stop();
  for (const path of [folder, postgres.home]) rmSync(path, { recursive: true, force: true });
});

interface Answer {
  status: number;
  key: string | undefined;
  body: unknown;
}

test('PostgreSQL is killed under load: nothing acknowledged is lost, nothing is made up, all goes on by itself', async () => {
  const players = await Promise.all(
    Array.from({ length: 6 }, () => site.createPlayer({ region: 'UA', balanceMinor: '100000000' })),
  );
  const load = startLoad(players);
  await expect.poll(() => load.rounds.size > 50 && load.credited.size > 5).toBe(true);
  process.kill(postgres.pid, 'SIGKILL');
  await expect.poll(async () => (await site.request('/health/ready')).status).toBe(503);
  expect((await site.request('/health/live')).status).toBe(200);
  await expect.poll(() => load.refusals.size).toBeGreaterThan(0);
  const known = load.rounds.size;
  postgres = await startPostgres({ dataDir: folder });
  await expect.poll(async () => (await site.request('/health/ready')).status).toBe(200);
  await expect.poll(() => load.rounds.size).toBeGreaterThan(known + 50);
  await load.stop();

  // While it was away every answer was the one refusal that says so: no bug, and no other reason made up.
  expect([...load.refusals]).toEqual(['503 unavailable']);
  await expectAllThere(load);
  expect((await verifyBooks(site.owner)).checks.filter((check) => check.difference)).toEqual([]);
});

/** Every acknowledged round is asked for again; every unanswered one is played now, once, under its old key. */
async function expectAllThere(load: Load): Promise<void> {
  // As many at once as one address may have open.
  const few = fewAtATime(50);
  await Promise.all(
    [...load.rounds].map(async ([key, { player, body }]) =>
      expect(await few(() => playRound(player, key))).toEqual({ status: 200, key: undefined, body }),
    ),
  );
  await Promise.all(
    [...load.unanswered].map(async ([key, player]) =>
      expect(await few(() => playRound(player, key))).toMatchObject({ status: 200 }),
    ),
  );
  const rounds = await site.owner.query<{ key: string }>('SELECT key FROM round');
  expect(new Set(rounds.map(({ key }) => key)).size).toBe(rounds.length);
  const paid = await site.owner.query<{ id: string }>(`SELECT id FROM pay_in WHERE state = 'PAID'`);
  const paidIds = new Set(paid.map(({ id }) => id));
  expect([...load.credited].filter((id) => !paidIds.has(id))).toEqual([]);
}

type Load = ReturnType<typeof startLoad>;

/** Every player plays and deposits without a pause; a call without a success is made again under its key later. */
function startLoad(players: TestPlayer[]) {
  const rounds = new Map<string, { player: TestPlayer; body: unknown }>();
  const unanswered = new Map<string, TestPlayer>();
  const credited = new Set<string>();
  const refusals = new Set<string>();
  let running = true;

  /** A client that is refused takes a breath. */
  const note = async (answer: Answer): Promise<boolean> => {
    if (answer.status === 200) return true;
    refusals.add(`${answer.status} ${answer.key}`);
    await sleep(50);
    return false;
  };
  const play = async (player: TestPlayer): Promise<void> => {
    while (running) {
      const key = randomUUID();
      const answer = await playRound(player, key);
      if (await note(answer)) rounds.set(key, { player, body: answer.body });
      else unanswered.set(key, player);
    }
  };
  const deposit = async (player: TestPlayer): Promise<void> => {
    while (running) {
      const payIn = { key: randomUUID(), amountMinor: '10000', language: 'ua' };
      const made = await send('/api/payments/pay-in', payIn, { cookie: player.cookie });
      if (!(await note(made))) continue;
      const { id } = made.body as { id: string };
      // As a provider does: until it is taken.
      while (!(await note(await report(id))));
      credited.add(id);
    }
  };
  const loops = players.flatMap((player) => [play(player), play(player), deposit(player)]);
  const stop = async (): Promise<void> => {
    running = false;
    await Promise.all(loops);
  };
  return { rounds, unanswered, credited, refusals, stop };
}

const playRound = (player: TestPlayer, key: string): Promise<Answer> =>
  send(
    '/api/rounds',
    { key, game: 'sunny-orchard', stakeMinor: '500', kind: 'real' },
    { cookie: player.cookie },
  );

function report(id: string): Promise<Answer> {
  const body = {
    type: 'pay-in.paid',
    paymentId: `pay_${id}`,
    merchantReference: id,
    merchant: 'croupier',
    amountMinor: '10000',
    currency: 'UAH',
  };
  const event = `evt_${id}`;
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signed = `${event}.${timestamp}.${JSON.stringify(body)}`;
  const mac = createHmac('sha256', WEBHOOK_SECRET).update(signed).digest('base64');
  return send('/api/payments/webhooks/sandbox', body, {
    'webhook-id': event,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${mac}`,
  });
}

async function send(path: string, body: object, headers: Record<string, string>): Promise<Answer> {
  const answer = await site.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { origin: site.url, 'content-type': 'application/json', ...headers },
  });
  const told = (await answer.json()) as { error?: { key: string } };
  return { status: answer.status, key: told.error?.key, body: told };
}

/** A payment provider that always has a page. */
async function startProvider(): Promise<{ url: string; close(): Promise<unknown> }> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (bytes) => (text += String(bytes)));
    request.on('end', () => {
      // What became of a payment is asked for without a body: it is not known here yet.
      if (!text) return void response.writeHead(503).end();
      const { merchantReference: id } = JSON.parse(text) as { merchantReference: string };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ paymentId: `pay_${id}`, redirectUrl: `http://psp.example/${id}` }));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}
