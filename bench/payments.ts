import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tools/embedded-postgres/index.ts';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { openPayments } from './payments/open-payments.ts';
import { openHouse } from './settle/house.ts';
import type { Load } from './settle/load.ts';
import { SERVER } from './settle/server-settings.ts';

const CLIENTS = 64;

/** Signed messages of the provider taken a second beside rounds settled on the same server, turn by turn. */
export const benchmark: Benchmark = {
  name: 'payments',
  about: `signed messages of a provider taken beside rounds settled, on one server with fsync on, at ${CLIENTS} clients: each once (the ratio), and each five times at once`,
  run: measurePayments,
};

const VARIANTS = ['settle', 'webhooks', 'copies'] as const;
type Variant = (typeof VARIANTS)[number];

async function measurePayments({ rounds, secondsPerRound, log }: BenchmarkOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-payments-'));
  log('starting a PostgreSQL of its own, preparing players and deposits');
  const server = await startPostgres({ dataDir: folder, settings: SERVER, database: 'house' });
  try {
    const house = await openHouse(server.url);
    const payments = await openPayments(server.url, CLIENTS);
    const loads: Record<Variant, () => Promise<Load>> = {
      settle: () => house.settle(CLIENTS, secondsPerRound),
      webhooks: () => payments.take(CLIENTS, secondsPerRound),
      copies: () => payments.takeCopies(CLIENTS, secondsPerRound),
    };
    for (const warm of VARIANTS) await loads[warm]();
    const measured: Record<Variant, Load[]> = { settle: [], webhooks: [], copies: [] };
    await interleave(VARIANTS, rounds, async (variant) => {
      const load = await loads[variant]();
      measured[variant].push(load);
      await house.clearOutbox();
      return load.perSecond;
    });
    await payments.check();
    await Promise.all([house.close(), payments.close()]);
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
    rounded(
      median(measured[variant].map((load, round) => load.perSecond / measured.settle[round]!.perSecond)),
    );
  const middle = (variant: Variant, of: keyof Load): number =>
    rounded(median(measured[variant].map((load) => load[of])));
  const rows = VARIANTS.map((variant) => ({
    load: variant,
    'per second': middle(variant, 'perSecond'),
    'beside settle': ratioOf(variant),
    'p50 ms': middle(variant, 'p50Ms'),
    'p99 ms': middle(variant, 'p99Ms'),
  }));
  const json = {
    ratio: ratioOf('webhooks'),
    copiesRatio: ratioOf('copies'),
    perSecond: middle('webhooks', 'perSecond'),
    settlePerSecond: middle('settle', 'perSecond'),
    p99Ms: middle('webhooks', 'p99Ms'),
  };
  return { rows, json };
}
