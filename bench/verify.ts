import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyBooks } from '../apps/server/src/features/money/books/feature.ts';
import { booksReaders } from '../apps/server/src/features/money/books/books-readers.ts';
import { askForHead } from '../apps/server/src/features/money/books/daily-head.ts';
import { createCatalog } from '../apps/server/src/features/play/catalog/feature.ts';
import { createFairness } from '../apps/server/src/features/play/fairness/feature.ts';
import { returnsReaders } from '../apps/server/src/features/play/returns/returns-readers.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { createDatabase, type Database } from '../apps/server/src/platform/database.ts';
import { createFacts } from '../apps/server/src/platform/facts/facts.ts';
import { factsAreRead } from '../apps/server/src/platform/testing/facts-read.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import type { Reader } from '../apps/server/src/platform/outbox.ts';
import { startPostgres } from '../tools/embedded-postgres/index.ts';
import { rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { FILL_ACCOUNTS } from './settle/house-store.ts';
import { fillBooks, seatPlayers } from './verify/fill-books.ts';
import { ADOPT } from './verify/fill-books-store.ts';
import type { KeyRing } from '../apps/server/src/platform/key-ring.ts';

const PLAYERS = 2_000;
const ROUNDS_EACH = 40_000;
/** What was played since the head that was verified last, of all there is. */
const SINCE = 0.02;
/** The data is thrown away: nothing waits for the disk. */
const SERVER = {
  fsync: 'off',
  synchronous_commit: 'off',
  shared_buffers: '512MB',
  max_wal_size: '8GB',
  work_mem: '16MB',
};

/** How long the books take to verify, whole and from the last verified head, and what the chain costs the worker. */
export const benchmark: Benchmark = {
  name: 'verify',
  about: `the books of ${ROUNDS_EACH} rounds for each of --rounds (25: a million), verified whole and from a head`,
  run: measureVerification,
};

async function measureVerification({ rounds: portions, log }: BenchmarkOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-verify-'));
  const server = await startPostgres({ dataDir: folder, settings: SERVER, database: 'house' });
  const owner = createDatabase({ url: server.url, maxConnections: 4 });
  try {
    const seedKey = [randomBytes(32)] as const;
    await migrate(owner);
    await owner.query(FILL_ACCOUNTS, [PLAYERS]);
    await owner.query(ADOPT);
    const catalog = createCatalog({ db: owner });
    const filled = await seatPlayers(
      createFairness({ db: owner, clock: systemClock, config: { seedKey } }),
      PLAYERS,
    );
    const rounds = portions * ROUNDS_EACH;
    log(`writing ${rounds} rounds of ${PLAYERS} players`);
    await fillBooks(owner, catalog, filled, rounds);
    await owner.query('ANALYZE');
    log('chaining them');
    const deps = { db: owner, clock: systemClock, seedKey, error: (message: string) => log(message) };
    const readers = [...returnsReaders(), ...booksReaders(deps)];
    const chainS = await secondsOf(() => drain(owner, readers));
    await askForHead(deps);
    const headS = await secondsOf(() => drain(owner, readers));
    log('verifying them whole');
    const whole = await verify(owner, seedKey);
    await fillBooks(owner, catalog, filled, rounds * SINCE);
    await drain(owner, readers);
    log(`verifying ${rounds * SINCE} more from the head`);
    const since = await verify(owner, seedKey, 1);
    const rows = [
      { what: 'chained by the worker, with the tallies', seconds: rounded(chainS) },
      { what: 'head published', seconds: rounded(headS) },
      { what: 'verified whole', seconds: rounded(whole.seconds) },
      { what: 'verified from the head', seconds: rounded(since.seconds) },
      ...whole.slowest.map(([name, ms]) => ({ what: `  whole: ${name}`, seconds: rounded(ms / 1_000) })),
      ...since.slowest.map(([name, ms]) => ({
        what: `  from the head: ${name}`,
        seconds: rounded(ms / 1_000),
      })),
    ];
    const json = {
      rounds,
      wholeSeconds: rounded(whole.seconds),
      fromHeadSeconds: rounded(since.seconds),
      factsPerSecond: rounded(rounds / chainS),
    };
    return { rows, json };
  } finally {
    await owner.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(server.home, { recursive: true, force: true });
  }
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

async function drain(db: Database, readers: Reader[]): Promise<void> {
  const facts = createFacts({ db, readers, publish: () => {}, log: createLog('error') });
  facts.start();
  while (!(await factsAreRead(db))) await new Promise((resolve) => setTimeout(resolve, 50));
  await facts.stop();
}

async function verify(db: Database, seedKey: KeyRing, sinceHead?: number) {
  const start = performance.now();
  const { ok, checks } = await verifyBooks(db, { seedKey, sinceHead });
  const seconds = (performance.now() - start) / 1_000;
  if (!ok) throw new Error(JSON.stringify(checks.find(({ difference }) => difference)));
  const slowest = checks.map(({ name, tookMs }) => [name, tookMs] as const).sort((a, b) => b[1] - a[1]);
  return { seconds, slowest: slowest.slice(0, 6) };
}
