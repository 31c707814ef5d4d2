import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, createCall } from '../../packages/contract/src/kit/index.ts';
import { playRound } from '../../packages/contract/src/play/rounds/index.ts';
import { testToken, testUser } from '../../packages/contract/src/site/test-data/index.ts';

const BETTORS = 24;
const EVERY_MS = 500;
const ANSWER_TIMEOUT_MS = 30_000;
const GAME = 'lantern-tide';
const STAKE_MINOR = '100';

export interface Betting {
  /** From when a bet was due until its answer, in milliseconds: one that had to wait for the one before it waited too. */
  readonly waitsMs: number[];
  readonly refused: number;
}

/** Players at addresses of their own, who bet in turn whatever happens. */
export async function seatBettors(url: string) {
  const calls = await Promise.all(Array.from({ length: BETTORS }, (_, n) => seat(url, `127.0.0.${n + 3}`)));
  return {
    bet: async (seconds: number): Promise<Betting> => {
      const waitsMs: number[] = [];
      let refused = 0;
      const startedAt = performance.now();
      const play = async (call: Call, n: number): Promise<void> => {
        for (
          let due = startedAt + (n * EVERY_MS) / BETTORS;
          due < startedAt + seconds * 1000;
          due += EVERY_MS
        ) {
          await sleep(Math.max(due - performance.now(), 0));
          const body = { key: randomUUID(), game: GAME, stakeMinor: STAKE_MINOR, kind: 'real' as const };
          const answer = await call(playRound, { body }).catch(() => undefined);
          if (answer) waitsMs.push(performance.now() - due);
          else refused++;
        }
      };
      await Promise.all(calls.map(play));
      return { waitsMs, refused };
    },
  };
}

async function seat(url: string, localAddress: string): Promise<Call> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  const callAs = (cookie?: string): Call =>
    createCall((path, init) =>
      send(agent, new URL(path, url), { ...init, headers: headersOf(init, url, cookie) }),
    );
  const { id } = await callAs()(testUser, { body: { region: 'SL', balanceMinor: '1000000000' } });
  const { cookie } = await callAs()(testToken, { body: { id } });
  return callAs(cookie);
}

const headersOf = (
  init: RequestInit,
  origin: string,
  cookie: string | undefined,
): Record<string, string> => ({
  ...Object.fromEntries(new Headers(init.headers)),
  origin,
  ...(cookie !== undefined && { cookie }),
});

/** `fetch` cannot say which address it comes from. */
function send(
  agent: Agent,
  url: URL,
  init: RequestInit & { headers: Record<string, string> },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        method: init.method ?? 'GET',
        headers: init.headers,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject);
        answer.once('end', () => {
          const headers = { 'content-type': answer.headers['content-type'] ?? '' };
          resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 500, headers }));
        });
      },
    );
    asked.setTimeout(ANSWER_TIMEOUT_MS, () => asked.destroy(new Error('no answer')));
    asked.once('error', reject).end(init.body as string | undefined);
  });
}
