import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCall, type Call, type Send } from '@croupier/contract/kit';
import { updateProfile } from '@croupier/contract/people/players';
import { testToken, testUser, testVerified } from '@croupier/contract/site/test-data';
import { proving } from './prove-work.ts';
import { startServerProcess } from './server-process.ts';
import { createTestDatabase } from './test-database.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const SECRET = 'ab'.repeat(32);
const AGAIN_MS = 50;

/** A payment or a pay-out as the sandbox keeps it. */
export interface SandboxPayment {
  readonly merchantReference: string;
  readonly state: string;
  readonly amountMinor: string;
  readonly paidMinor?: string;
  readonly token?: string;
}

/**
 * A house whose server is killed while it works, beside a provider that sends every message three times: its callers ask again until they
 * are answered, and count the answers.
 */
export async function createMortalHouse() {
  const database = await createTestDatabase();
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const sandbox = startSandbox(sandboxPort, url);
  const count = { answers: 0, deaths: 0 };
  let isOver = false;

  const servers: ReturnType<typeof startServerProcess>[] = [];
  const start = (crashAt: string | undefined) => {
    const server = startServerProcess(database.url, {
      ...{ CROUPIER_ENV: 'test', CROUPIER_TEST_SEAMS: '1', PASSWORD_WORK: 'least', LOG_LEVEL: 'info' },
      ...{ PORT: String(port), PUBLIC_URL: url, RATE_LIMIT_FACTOR: '9999' },
      SANDBOX_PSP_URL: sandbox.url,
      ...(crashAt !== undefined && { CRASH_AT: crashAt }),
    });
    servers.push(server);
    return server;
  };

  /** Lets the server die at each of the points, or after so many answers, and come back; the last one lives. */
  async function die(points: readonly string[], answers: number): Promise<ReturnType<typeof start>> {
    for (const point of points) {
      if (isOver) throw new Error('the house is closed');
      const server = start(point);
      await server.line('serving');
      const until = count.answers + answers;
      while (server.child.exitCode === null && server.child.signalCode === null && count.answers < until)
        await sleep(AGAIN_MS);
      server.child.kill('SIGKILL');
      await server.ended;
      count.deaths += 1;
    }
    const last = start(undefined);
    await last.line('serving');
    return last;
  }

  /** Asks until there is an answer: what is asked twice is asked with the same key. */
  const patient: Send = async (path, init) => {
    while (!isOver) {
      const answer = await fetch(url + path, init).then(readWhole, () => undefined);
      if (answer && answer.status < 500) {
        count.answers += 1;
        return answer;
      }
      await sleep(AGAIN_MS);
    }
    throw new Error('the house is closed');
  };
  const callAs = (cookie?: string): Call =>
    createCall(
      proving((path, init) =>
        patient(path, { ...init, headers: { ...init.headers, origin: url, ...(cookie && { cookie }) } }),
      ),
    );
  /** All that the servers have printed. */
  const printed = () => servers.map(({ output }) => output()).join('');
  const giveUp = (): void => void (isOver = true);
  const close = async () => {
    giveUp();
    servers.forEach(({ child }) => child.kill('SIGKILL'));
    await Promise.all(servers.map(({ ended }) => ended));
    await sandbox.stop();
    await database.drop();
  };
  const playerOf = () => newPlayer(callAs);
  return { database, count, die, callAs, newPlayer: playerOf, sandbox, printed, giveUp, close };
}

/** Makes somebody of Slovenia who has shown who they are, with money. */
async function newPlayer(callAs: (cookie?: string) => Call) {
  const body = { region: 'SL', language: 'en', verified: 0, balanceMinor: '1000000' } as const;
  const { id, username } = await callAs()(testUser, { body });
  const { cookie } = await callAs()(testToken, { body: { id } });
  const call = callAs(cookie);
  await call(updateProfile, { body: { firstName: 'Iryna', lastName: 'Koval' } });
  await callAs()(testVerified, { body: { playerId: id, level: 1 } });
  return { id, username, call };
}

/** Whole: one that breaks off in the middle is none. */
const readWhole = async (answer: Response): Promise<Response> =>
  new Response(answer.status === 204 ? null : await answer.text(), answer);

function startSandbox(port: number, shop: string) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-sandbox-'));
  const store = join(folder, 'store.json');
  const child = spawn(process.execPath, [join(ROOT, 'apps/payment-sandbox/src/main.ts')], {
    env: {
      ...process.env,
      ...{ SANDBOX_PORT: String(port), SANDBOX_PSP_SECRET: SECRET, SANDBOX_STORE: store },
      ...{ SANDBOX_RETURN_ORIGINS: shop, SANDBOX_WEBHOOK_COPIES: '3', SANDBOX_WEBHOOK_RETRY_MS: '100' },
      ...{ SANDBOX_PENDING_MS: '1000', SANDBOX_PUBLIC_URL: `http://127.0.0.1:${port}` },
    },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const read = () => {
    const kept = JSON.parse(readFileSync(store, 'utf8')) as Record<string, unknown[] | undefined>;
    return {
      payments: (kept['payments'] ?? []) as SandboxPayment[],
      payOuts: (kept['payOuts'] ?? []) as SandboxPayment[],
      waiting: (kept['deliveries'] ?? []).length,
      text: JSON.stringify(kept),
    };
  };
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, read, stop };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
