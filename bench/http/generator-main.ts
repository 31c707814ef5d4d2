import { connect } from 'node:net';
import { loadOf } from '../settle/load.ts';

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

function requestOf(cookie: string, port: number): string {
  const body = `{"key":"${nextKey()}","game":"lantern-tide","stakeMinor":"100","kind":"real"}`;
  return `POST /api/rounds HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

/** One player on one connection, who asks again as soon as the whole answer is there. */
function play(cookie: string, port: number, until: number, told: { waitsMs: number[]; refused: number }) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let askedAt = 0;
    let text = '';
    const ask = (): void => {
      askedAt = performance.now();
      text = '';
      if (askedAt >= until) return void socket.end(resolve);
      socket.write(requestOf(cookie, port));
    };
    socket.setEncoding('latin1').once('connect', ask).once('error', reject);
    socket.on('data', (chunk: string) => {
      text += chunk;
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = /content-length: (\d+)/i.exec(text.slice(0, head))?.[1];
      if (text.length < head + 4 + Number(length)) return;
      if (text.startsWith('HTTP/1.1 200')) told.waitsMs.push(performance.now() - askedAt);
      else told.refused++;
      ask();
    });
  });
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
