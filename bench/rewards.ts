import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tools/embedded-postgres/index.ts';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { openGiving } from './rewards/open-giving.ts';
import type { Load } from './settle/load.ts';
import { findPgbench, initialisePgbench, runPgbench } from './settle/pgbench.ts';
import { SERVER } from './settle/server-settings.ts';

const CLIENTS = 64;

/** Rewards given a second beside pgbench's TPC-B on the same server, turn by turn. */
export const benchmark: Benchmark = {
  name: 'rewards',
  about: `rewards given beside pgbench TPC-B on one server with fsync on, at ${CLIENTS} clients: points, money, both by turns, and both to a hundred players a transaction (the ratio)`,
  run: measureGiving,
};

const VARIANTS = ['tpcb', 'many', 'both', 'points', 'money'] as const;
type Variant = (typeof VARIANTS)[number];

async function measureGiving({ rounds, secondsPerRound, log }: BenchmarkOptions) {
  const pgbench = findPgbench();
  const folder = mkdtempSync(join(tmpdir(), 'croupier-rewards-'));
  log('starting a PostgreSQL of its own, preparing players and pgbench tables');
  const server = await startPostgres({ dataDir: folder, settings: SERVER, database: 'house' });
  try {
    const giving = await openGiving(server.url, CLIENTS);
    const tpcbUrl = await initialisePgbench(pgbench, server.url, folder);
    const loads: Record<Variant, () => Promise<Load>> = {
      tpcb: () => runPgbench(pgbench, tpcbUrl, folder, CLIENTS, secondsPerRound),
      many: () => giving.giveMany(['points', 'money'], secondsPerRound),
      both: () => giving.give(['points', 'money'], secondsPerRound),
      points: () => giving.give(['points'], secondsPerRound),
      money: () => giving.give(['money'], secondsPerRound),
    };
    for (const warm of VARIANTS) await loads[warm]();
    const measured: Record<Variant, Load[]> = { tpcb: [], many: [], both: [], points: [], money: [] };
    await interleave(VARIANTS, rounds, async (variant) => {
      const load = await loads[variant]();
      measured[variant].push(load);
      await giving.clearOutbox();
      return load.perSecond;
    });
    await giving.close();
    return resultOf(measured);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(server.home, { recursive: true, force: true });
  }
}

/** Ratios are taken within each round, of measurements that stood side by side, and then the median. */
function resultOf(measured: Record<Variant, Load[]>) {
  const ratioOf = (variant: Variant): number =>
    rounded(median(measured[variant].map((load, round) => load.perSecond / measured.tpcb[round]!.perSecond)));
  const middle = (variant: Variant, of: keyof Load): number =>
    rounded(median(measured[variant].map((load) => load[of])));
  const rows = VARIANTS.map((variant) => ({
    load: variant,
    'per second': middle(variant, 'perSecond'),
    'beside TPC-B': ratioOf(variant),
    'p50 ms': middle(variant, 'p50Ms'),
    'p99 ms': middle(variant, 'p99Ms'),
  }));
  const json = {
    perSecond: middle('many', 'perSecond'),
    ratio: ratioOf('many'),
    onePerSecond: middle('both', 'perSecond'),
    oneRatio: ratioOf('both'),
    pointsPerSecond: middle('points', 'perSecond'),
    pointsRatio: ratioOf('points'),
    moneyPerSecond: middle('money', 'perSecond'),
    moneyRatio: ratioOf('money'),
    tpcbPerSecond: middle('tpcb', 'perSecond'),
    p99Ms: middle('both', 'p99Ms'),
  };
  return { rows, json };
}
