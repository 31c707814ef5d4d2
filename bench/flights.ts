import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tools/embedded-postgres/index.ts';
import { rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { flyTogether, openHouse } from './flights/open-flight.ts';

const ABOARD = 5_000;
/** All of them leave within this time, the last ones as the flight ends. */
const LEAVING_MS = 1_000;

/** As in production everything waits for the disk. */
const SERVER = {
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
};

/** Whether everyone who leaves a flight in time is paid, and how soon after its end. */
export const benchmark: Benchmark = {
  name: 'flights',
  about: `a flight with ${ABOARD} aboard who all leave within its last second, paid out with fsync on`,
  run: measureFlight,
};

async function measureFlight({ log }: BenchmarkOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-flights-'));
  log(`starting a PostgreSQL of its own, and taking ${ABOARD} bets on a flight`);
  const server = await startPostgres({ dataDir: folder, settings: SERVER, database: 'house' });
  try {
    const players = Array.from({ length: ABOARD }, (_, n) => BigInt(n + 1));
    const house = await openHouse(server.url, players);
    const flown = await flyTogether(house, players, LEAVING_MS);
    await house.close();
    const json = {
      payoutSeconds: rounded(flown.payoutSeconds),
      lostInTime: flown.lostInTime,
      leftInTime: flown.leftInTime,
      answeredSeconds: rounded(flown.answeredSeconds),
    };
    return { rows: [{ aboard: ABOARD, ...json }], json };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(server.home, { recursive: true, force: true });
  }
}
