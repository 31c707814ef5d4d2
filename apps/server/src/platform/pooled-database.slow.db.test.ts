import { randomBytes } from 'node:crypto';
import { createServer, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settlementOptions } from '../features/play/rounds/feature.ts';
import { APP_ROLE, createDatabase } from './database.ts';
import { startServerProcess } from './testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const PASSWORD = randomBytes(12).toString('hex');

let database: TestDatabase;
let pooler: Awaited<ReturnType<typeof startPooler>>;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const role of ['croupier_app', 'croupier_settle'])
    await database.owner.query(`ALTER ROLE ${role} PASSWORD '${PASSWORD}'`);
  pooler = await startPooler(new URL(database.url));
});
afterAll(async () => {
  await pooler.close();
  await database.drop();
});

/** What a pooler does that ignores start-up options: it passes everything on but them. */
async function startPooler({ hostname, port: given, searchParams }: URL) {
  const folder = searchParams.get('host');
  const port = given || '5432';
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => (client.destroy(), upstream.destroy()));
    }
    client.once('data', (first) => {
      upstream.write(withoutOptions(first));
      client.pipe(upstream);
    });
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  return {
    port: String(address.port),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(resolve);
      }),
  };
}

/** The first message: its length, the version of the protocol, then names and values that end in zeros. */
function withoutOptions(message: Buffer): Buffer {
  const parts = message.subarray(8, -1).toString().split('\0').slice(0, -1);
  const kept = parts.flatMap((name, n) =>
    n % 2 === 0 && name !== 'options' ? [`${name}\0${parts[n + 1]}\0`] : [],
  );
  const body = Buffer.from(`${kept.join('')}\0`);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  message.copy(head, 4, 4, 8);
  return Buffer.concat([head, body]);
}

/** The database through the pooler, as this login or as its owner. */
function through(login?: string): string {
  const url = new URL(database.url);
  url.searchParams.delete('host');
  [url.hostname, url.port] = ['127.0.0.1', pooler.port];
  if (login) [url.username, url.password] = [login, PASSWORD];
  return url.href;
}

test('a process whose settings were dropped on the way does not serve, and says what is missing', async () => {
  const server = startServerProcess(through(), {});
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/does not serve: .*statement_timeout is 0 instead of 30000/);
  expect(server.output()).toMatch(/role is \w+ instead of croupier_app/);
  expect(server.output()).toMatch(/plan_cache_mode is auto instead of force_generic_plan/);
});

test('a process serves behind a pooler by the logins that have the settings of their own', async () => {
  const env = {
    DATABASE_POOLED: '1',
    DATABASE_SETTLE_URL: through('croupier_settle'),
    DATABASE_SESSION_URL: database.url,
    CROUPIER_ENV: 'test',
    CROUPIER_TEST_SEAMS: '1',
  };
  const server = startServerProcess(through('croupier_app'), env);
  const { url } = await server.line('serving');
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  const player = await send(url!, '/api/inner/test/data/user', { region: 'UA', balanceMinor: '100000' });
  const { cookie } = await send(url!, '/api/inner/test/data/token', { id: player['id'] });
  const bet = { key: crypto.randomUUID(), game: 'sunny-orchard', stakeMinor: '500', kind: 'real' };
  expect(await send(url!, '/api/rounds', bet, cookie)).toMatchObject({ stakeMinor: '500' });
  server.child.kill('SIGTERM');
  await server.ended;
});

test.each([
  ['croupier_app', {}],
  ['croupier_settle', settlementOptions],
] as const)('%s has by itself all that connections bring elsewhere', async (login, options) => {
  const db = createDatabase({
    url: through(login),
    role: APP_ROLE,
    waitMs: 2_000,
    isPooled: true,
    ...options,
  });
  expect(await db.findOddSettings()).toEqual([]);
  await expect(db.query('UPDATE ledger_transfer SET amount_minor = 1')).rejects.toThrow(/permission denied/);
  await db.close();
});

async function send(url: string, path: string, body: object, cookie = ''): Promise<Record<string, string>> {
  const answer = await fetch(url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: url, cookie },
  });
  expect(answer.status, `${path} ${answer.status}`).toBe(200);
  return (await answer.json()) as Record<string, string>;
}
