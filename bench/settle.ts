import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tools/embedded-postgres/index.ts';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { findPgbench, initialisePgbench, runPgbench } from './settle/pgbench.ts';
import { openHouse } from './settle/house.ts';
import type { Load } from './settle/load.ts';
import { serverCpuMicros } from './settle/server-cpu.ts';
import { SERVER } from './settle/server-settings.ts';

const CLIENTS = 64;

/** Rounds settled a second beside pgbench's TPC-B on the same server, turn by turn. */
export const benchmark: Benchmark = {
  name: 'settle',
  about: `rounds settled beside pgbench TPC-B on one server with fsync on, at ${CLIENTS} clients and at 1`,
  run: measureSettlement,
};

/** Beside the load, what one round or transaction cost in processor time: far less sensitive to a busy machine. */
interface Measured extends Load {
  readonly serverCpuUs: number;
  /** Of this process: all of it for rounds, next to nothing for pgbench, which is another. */
  readonly nodeCpuUs: number;
}

const VARIANTS = [
  'tpcb 64',
  'settle 64',
  'rules 64',
  'lapsing 64',
  'bonus 64',
  'function 64',
  'settle 1',
  'function 1',
  'tpcb 1',
] as const;
type Variant = (typeof VARIANTS)[number];

async function measureSettlement({ rounds, secondsPerRound, log }: BenchmarkOptions) {
  const pgbench = findPgbench();
  const folder = mkdtempSync(join(tmpdir(), 'croupier-settle-'));
  log('starting a PostgreSQL of its own, preparing players and pgbench tables');
  const server = await startPostgres({ dataDir: folder, settings: SERVER, database: 'house' });
  try {
    const house = await openHouse(server.url, { otherSeats: true });
    const tpcbUrl = await initialisePgbench(pgbench, server.url, folder);
    const loads: Record<Variant, () => Promise<Load>> = {
      'tpcb 64': () => runPgbench(pgbench, tpcbUrl, folder, CLIENTS, secondsPerRound),
      'tpcb 1': () => runPgbench(pgbench, tpcbUrl, folder, 1, secondsPerRound),
      'settle 64': () => house.settle(CLIENTS, secondsPerRound),
      'rules 64': () => house.settleByRules(CLIENTS, secondsPerRound),
      'lapsing 64': () => house.settleLapsing(CLIENTS, secondsPerRound),
      'bonus 64': () => house.settleWithBonus(CLIENTS, secondsPerRound),
      'settle 1': () => house.settle(1, secondsPerRound),
      'function 64': () => house.callFunction(CLIENTS, secondsPerRound),
      'function 1': () => house.callFunction(1, secondsPerRound),
    };
    for (const warm of VARIANTS.slice(0, 6)) await loads[warm]();
    const measured = Object.fromEntries(VARIANTS.map((variant) => [variant, [] as Measured[]])) as Record<
      Variant,
      Measured[]
    >;
    await interleave(VARIANTS, rounds, async (variant) => {
      const [server0, node0] = [serverCpuMicros(server.pid), process.cpuUsage()];
      const load = await loads[variant]();
      const node = process.cpuUsage(node0);
      const done = load.perSecond * secondsPerRound;
      const serverCpuUs = (serverCpuMicros(server.pid) - server0) / done;
      measured[variant].push({ ...load, serverCpuUs, nodeCpuUs: (node.user + node.system) / done });
      await house.clearOutbox();
      return load.perSecond;
    });
    await house.close();
    return resultOf(measured);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(server.home, { recursive: true, force: true });
  }
}

/** Ratios are taken within each round, of measurements that stood side by side, and then the median. */
function resultOf(measured: Record<Variant, Measured[]>) {
  const beside = (a: Variant, b: Variant): number =>
    rounded(median(measured[a].map((load, round) => load.perSecond / measured[b][round]!.perSecond)));
  const middle = (variant: Variant, of: keyof Measured): number =>
    rounded(median(measured[variant].map((load) => load[of])));
  const rows = VARIANTS.map((variant) => ({
    load: variant,
    'per second': middle(variant, 'perSecond'),
    'beside TPC-B': beside(variant, variant.endsWith('64') ? 'tpcb 64' : 'tpcb 1'),
    'p50 ms': middle(variant, 'p50Ms'),
    'p99 ms': middle(variant, 'p99Ms'),
    'server CPU µs': middle(variant, 'serverCpuUs'),
    'node CPU µs': middle(variant, 'nodeCpuUs'),
  }));
  const json = {
    ratio: beside('settle 64', 'tpcb 64'),
    withRules: beside('rules 64', 'settle 64'),
    withLapsingRules: beside('lapsing 64', 'settle 64'),
    bonusRatio: beside('bonus 64', 'tpcb 64'),
    settlePerSecond: middle('settle 64', 'perSecond'),
    tpcbPerSecond: middle('tpcb 64', 'perSecond'),
    settleP50Ms: middle('settle 64', 'p50Ms'),
    settleP99Ms: middle('settle 64', 'p99Ms'),
    tpcbP50Ms: middle('tpcb 64', 'p50Ms'),
    tpcbP99Ms: middle('tpcb 64', 'p99Ms'),
    oneClientBesideFunction: beside('settle 1', 'function 1'),
    settleServerCpuUs: middle('settle 64', 'serverCpuUs'),
    rulesServerCpuUs: middle('rules 64', 'serverCpuUs'),
    bonusServerCpuUs: middle('bonus 64', 'serverCpuUs'),
    settleNodeCpuUs: middle('settle 64', 'nodeCpuUs'),
    tpcbServerCpuUs: middle('tpcb 64', 'serverCpuUs'),
    functionRatio: beside('function 64', 'tpcb 64'),
  };
  return { rows, json };
}
