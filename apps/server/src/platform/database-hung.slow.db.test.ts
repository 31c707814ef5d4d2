import { type Call, createCall } from '@croupier/contract/kit';
import { testToken, testUser } from '@croupier/contract/site/test-data';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { startThrowawayPostgres } from '../../../../tools/embedded-postgres/index.ts';
import { startServerProcess } from './testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

/** Generous beside the two seconds of an installation: what is tested is who waits for whom, not how long. */
const WAIT_MS = '12000';

let postgres: Awaited<ReturnType<typeof startThrowawayPostgres>>;
let database: TestDatabase;
let server: ReturnType<typeof startServerProcess>;
let url: string;
let call: Call;
beforeAll(async () => {
  // One of its own: it is frozen, and others must not notice.
  postgres = await startThrowawayPostgres();
  database = await createTestDatabase(postgres.url);
  server = startServerProcess(database.url, {
    CROUPIER_ENV: 'test',
    CROUPIER_TEST_SEAMS: '1',
    DATABASE_WAIT_MS: WAIT_MS,
  });
  url = (await server.line('serving'))['url']!;
  call = createCall((path, init) =>
    fetch(url + path, { ...init, headers: { ...init.headers, origin: url } }),
  );
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await database.drop();
  await postgres.stop();
});

interface Player {
  id: bigint;
  cookie: string;
}

async function createPlayer(): Promise<Player> {
  const { id } = await call(testUser, { body: { region: 'UA', balanceMinor: '100000' } });
  const { cookie } = await call(testToken, { body: { id } });
  return { id: BigInt(id), cookie };
}

/** @returns the status, and what was answered */
async function bet({ cookie }: Player, key: string = randomUUID()) {
  const answer = await fetch(`${url}/api/rounds`, {
    method: 'POST',
    headers: { origin: url, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ key, game: 'sunny-orchard', stakeMinor: '500', kind: 'real' }),
  });
  const body = (await answer.json()) as { id?: string; error?: { key: string } };
  return [answer.status, body.error?.key ?? body.id] as const;
}

const AWAY = [503, 'unavailable'];
const ready = async () => (await fetch(`${url}/health/ready`)).status;

let thaw = () => {};
afterEach(() => thaw());

/** Freezes every process of the server: it is there, it takes connections, and it answers nothing. */
async function freeze(): Promise<void> {
  const text = `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  const backends = await database.owner.query<{ pid: number }>(text);
  const pids = [postgres.pid, ...backends.map(({ pid }) => pid)];
  const send = (signal: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {
        // a connection that was closed meanwhile
      }
    }
  };
  send('SIGSTOP');
  thaw = () => (send('SIGCONT'), (thaw = () => {}));
}

test('a database that hangs: each call is told so while it hangs, and what it took is answered once', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, createPlayer));
  expect((await bet(players[0]!))[0]).toBe(200);
  await freeze();
  const keys = new Map(players.map((player) => [player, randomUUID()]));
  // All of them wait, in the settlement's places and behind them; none of them for longer than the silence is noticed.
  expect(await Promise.all([...keys].map(([player, key]) => bet(player, key)))).toEqual(
    players.map(() => AWAY),
  );
  // From then on nobody waits.
  expect(await bet(players[0]!)).toEqual(AWAY);
  expect(await ready()).toBe(503);
  thaw();
  await expect.poll(ready).toBe(200);
  for (const [player, key] of keys) expect(await bet(player, key)).toEqual([200, key]);
  const rounds = await database.owner.query('SELECT FROM round WHERE key = ANY($1)', [[...keys.values()]]);
  expect(rounds).toHaveLength(players.length);
});

test('a player whose rows are stuck holds nobody else up', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, createPlayer));
  for (const player of players) expect((await bet(player))[0]).toBe(200); // now each has a seat
  const [first, second, ...others] = players;
  const stuck = new pg.Client({ connectionString: database.url });
  stuck.on('error', () => {}); // an earlier failure may take the server away first
  await stuck.connect();
  await stuck.query('BEGIN');
  await stuck.query('SELECT FROM player_seat WHERE player_id = ANY($1) FOR UPDATE', [
    [first!.id, second!.id],
  ]);
  // One for each of the settlement's two places, and some behind them.
  const waiting = [first!, second!, first!, second!].map((player) => bet(player));
  await expect.poll(waitingForLocks, { interval: 10 }).toBeGreaterThan(0);
  expect(await Promise.all(others.map((player) => bet(player)))).toEqual(
    others.map(() => [200, expect.any(String)]),
  );
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => AWAY));
  await stuck.query('ROLLBACK');
  await stuck.end();
  expect((await bet(first!))[0]).toBe(200);
  expect(await ready()).toBe(200);
});

/** Statements that wait for a row somebody else has. */
async function waitingForLocks(): Promise<number> {
  const text = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await database.owner.query(text)).length;
}
