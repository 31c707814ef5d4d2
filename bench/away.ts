import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../apps/server/src/platform/database.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { startPostgres } from '../tools/embedded-postgres/index.ts';
import { buildWebIfChanged } from '../tools/start/build-web.ts';
import { absence, AWAY_MS, type Absence } from './away/absence.ts';
import { probesOf } from './away/probes.ts';
import { median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { seat } from './http/served-house.ts';
import { startServer } from './http/server-process.ts';
import { SERVER } from './settle/server-settings.ts';

/** How soon players are served again after PostgreSQL was killed and started anew. */
export const benchmark: Benchmark = {
  name: 'away',
  about: `PostgreSQL killed under a server for ${AWAY_MS / 1_000} s and started again: seconds until bets, calls and pages are answered`,
  run: measureAbsences,
};

async function measureAbsences({ rounds, log }: BenchmarkOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-away-'));
  const start = () => startPostgres({ dataDir: folder, settings: SERVER, database: 'house' });
  log('building the site, starting a PostgreSQL and a server of its own');
  await buildWebIfChanged();
  let database = await start();
  try {
    await withOwner(database.url, migrate);
    const server = await startServer(database.url, { CROUPIER_ROLES: 'web,api,live,worker', LOG_LEVEL: 'fatal' }); // prettier-ignore
    try {
      const probes = probesOf(server, await seat(server.call));
      const absences: Absence[] = [];
      for (let round = 0; round < rounds; round += 1)
        absences.push(
          await absence(probes, {
            kill: () => process.kill(database.pid, 'SIGKILL'),
            start: async () => void (database = await start()),
          }),
        );
      return resultOf(absences);
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(database.home, { recursive: true, force: true });
  }
}

function resultOf(absences: readonly Absence[]) {
  const databaseSeconds = median(absences.map((each) => each.databaseSeconds));
  const rows = [...absences[0]!.backSeconds.keys()].map((probe) => {
    const seconds = absences.map(({ backSeconds }) => backSeconds.get(probe)!);
    const slowest = Math.max(...seconds);
    return { probe, 'back after s': rounded(median(seconds)), 'at most': rounded(slowest), ratio: rounded(slowest / databaseSeconds) }; // prettier-ignore
  });
  const worst = rows.reduce((a, b) => (b['at most'] > a['at most'] ? b : a));
  const json = {
    backSeconds: worst['at most'],
    slowestProbe: worst.probe,
    databaseSeconds: rounded(databaseSeconds),
    ratio: worst.ratio,
    longestRefusalMs: Math.round(Math.max(...absences.map(({ longestRefusalMs }) => longestRefusalMs))),
  };
  return { rows, json };
}

async function withOwner(url: string, work: (owner: ReturnType<typeof createDatabase>) => Promise<unknown>) {
  const owner = createDatabase({ url, maxConnections: 2 });
  try {
    await work(owner);
  } finally {
    await owner.close();
  }
}
