import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../tools/embedded-postgres/index.ts';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import type { Answered } from './http/generator-main.ts';
import { serveHouse } from './http/served-house.ts';
import { openHouse } from './settle/house.ts';
import type { Load } from './settle/load.ts';
import { processCpuMicros } from './settle/server-cpu.ts';
import { SERVER } from './settle/server-settings.ts';

const CLIENTS = 64;
const PLAYERS_FROM = 1_000_000;

/** What answers and what follows from facts, each in a process of its own, as a house under load runs them. */
const APART = ['api', 'live,worker'];
const TOGETHER = ['api,live,worker'];

/** Rounds a second over HTTP, beside the settlement in process on the same database. */
export const benchmark: Benchmark = {
  name: 'http',
  about: `rounds a second by POST /api/rounds at ${CLIENTS} connections, beside the settlement in process; --together=1: one process for all roles`,
  run: measureHttp,
};

interface Served extends Answered {
  /** What a round costs the process that answers it, and all processes of the server. */
  readonly apiCpuUs: number;
  readonly serverCpuUs: number;
  /** Facts that were not taken when the last round was answered. */
  readonly factsLeft: number;
}

async function measureHttp({ rounds, secondsPerRound, given, log }: BenchmarkOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-http-'));
  log('starting a PostgreSQL and a server of its own, seating players');
  const database = await startPostgres({ dataDir: folder, settings: SERVER, database: 'house' });
  try {
    const house = await openHouse(database.url, { nextPlayerId: PLAYERS_FROM });
    const served = await serveHouse(database.url, CLIENTS, given('together') ? TOGETHER : APART);
    try {
      const http: Served[] = [];
      const settle: Load[] = [];
      const variants = {
        http: async () => {
          const before = served.pids.map(processCpuMicros);
          const answered = await served.play(secondsPerRound);
          const done = answered.perSecond * secondsPerRound;
          const cpu = served.pids.map((pid, at) => (processCpuMicros(pid) - before[at]!) / done);
          http.push({
            ...answered,
            apiCpuUs: cpu[0]!,
            serverCpuUs: cpu.reduce((sum, one) => sum + one),
            factsLeft: await house.countOutbox(),
          });
          while ((await house.countOutbox()) > 0) await sleep(100);
          return answered.perSecond;
        },
        settle: async () => {
          served.pause();
          settle.push(await house.settle(CLIENTS, secondsPerRound));
          served.resume();
          await house.clearOutbox();
          return settle.at(-1)!.perSecond;
        },
      };
      for (const warm of Object.values(variants)) await warm();
      [http.length, settle.length] = [0, 0];
      await interleave(['http', 'settle'] as const, rounds, (variant) => variants[variant]());
      return resultOf(http, settle);
    } finally {
      await served.stop();
      await house.close();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(database.home, { recursive: true, force: true });
  }
}

/** Ratios are taken within each round, of measurements that stood side by side, and then the median. */
function resultOf(http: readonly Served[], settle: readonly Load[]) {
  const beside = (of: 'perSecond' | 'p99Ms'): number =>
    rounded(median(http.map((load, round) => load[of] / settle[round]![of])));
  const middle = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
    rounded(median(rows.map(of)));
  const json = {
    ratio: beside('perSecond'),
    httpPerSecond: middle(http, (load) => load.perSecond),
    settlePerSecond: middle(settle, (load) => load.perSecond),
    httpP99Ms: middle(http, (load) => load.p99Ms),
    settleP99Ms: middle(settle, (load) => load.p99Ms),
    p99Ratio: beside('p99Ms'),
    refused: http.reduce((sum, { refused }) => sum + refused, 0),
    apiCpuUs: middle(http, (load) => load.apiCpuUs),
    serverCpuUs: middle(http, (load) => load.serverCpuUs),
    factsLeft: middle(http, (load) => load.factsLeft),
    generatorCpuSeconds: middle(http, (load) => load.cpuSeconds),
  };
  const rows = [
    { load: 'http', 'per second': json.httpPerSecond, 'p99 ms': json.httpP99Ms, ratio: json.ratio },
    { load: 'settle', 'per second': json.settlePerSecond, 'p99 ms': json.settleP99Ms, ratio: 1 },
  ];
  return { rows, json };
}
