import { loadOf } from '../settle/load.ts';
import { openConnection, postOf } from './connection.ts';

/** What the bench sends: whose sessions play, where, and for how long. */
export interface Order {
  readonly port: number;
  readonly seconds: number;
  readonly cookies: readonly string[];
}

/** What came of it. The generator's own processor time is told, as it runs beside what it measures. */
export interface Answered {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly refused: number;
  readonly cpuSeconds: number;
}

const RUN = Date.now().toString(16).padStart(12, '0').slice(-12);
let asked = 0;

/** A key of its own for every round, cheaper than a random one. */
const nextKey = (): string => `${(asked++).toString(16).padStart(8, '0')}-0000-4000-8000-${RUN}`;

/** One player on one connection, who asks again as soon as the whole answer is there. */
async function play(
  cookie: string,
  port: number,
  until: number,
  told: { waitsMs: number[]; refused: number },
) {
  const connection = await openConnection(port);
  for (let askedAt = performance.now(); askedAt < until; askedAt = performance.now()) {
    const body = `{"key":"${nextKey()}","game":"lantern-tide","stakeMinor":"100","kind":"real"}`;
    const status = await connection.ask(postOf({ port, path: '/api/rounds', cookie, body }));
    if (status === 200) told.waitsMs.push(performance.now() - askedAt);
    else told.refused++;
  }
  connection.end();
}

process.on('message', (order: Order) => void run(order));

async function run({ port, seconds, cookies }: Order): Promise<void> {
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  const told = { waitsMs: [] as number[], refused: 0 };
  const until = startedAt + seconds * 1000;
  await Promise.all(cookies.map((cookie) => play(cookie, port, until, told)));
  const load = loadOf(told.waitsMs, (performance.now() - startedAt) / 1000);
  const { user, system } = process.cpuUsage(cpu);
  process.send!({ ...load, refused: told.refused, cpuSeconds: (user + system) / 1e6 } satisfies Answered);
}
