import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../apps/server/src/platform/database.ts';
import { startPostgres } from '../tools/embedded-postgres/index.ts';
import { median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { flyTogether, type Flown, type FlyingHouse } from './flights/fly-together.ts';
import { openHouse } from './flights/house-in-process.ts';
import { openServedHouse } from './flights/house-over-http.ts';

const ABOARD = 5_000;
/** All of them leave within this time, the last ones as the flight ends. */
const LEAVING_MS = 1_000;
const FLIGHTS = 3;

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
  about: `flights with ${ABOARD} aboard who all leave within the last second, paid out with fsync on, in process and over HTTP`,
  run: measureFlights,
};

async function measureFlights({ log, given }: BenchmarkOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-flights-'));
  const flights = given('rounds') ?? FLIGHTS;
  const aboard = given('players') ?? ABOARD;
  log(
    `starting a PostgreSQL of its own; ${aboard} aboard ${flights} flights in process and ${flights} over HTTP`,
  );
  const server = await startPostgres({ dataDir: folder, settings: SERVER, database: 'house' });
  try {
    const flown = await fly(await openHouse(server.url, aboard), flights);
    const url = await anotherDatabase(server.url);
    const http = await openServedHouse(url, aboard);
    const served = await fly(http, flights);
    return resultOf(aboard, { inProcess: flown, served, cpuSeconds: http.generatorCpuSeconds!() / flights });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(server.home, { recursive: true, force: true });
  }
}

async function fly(house: FlyingHouse, flights: number): Promise<readonly Flown[]> {
  const flown: Flown[] = [];
  try {
    for (let n = 0; n < flights; n += 1) flown.push(await flyTogether(house, LEAVING_MS));
  } finally {
    await house.close();
  }
  return flown;
}

async function anotherDatabase(url: string): Promise<string> {
  const owner = createDatabase({ url, maxConnections: 1 });
  try {
    await owner.query('CREATE DATABASE served');
  } finally {
    await owner.close();
  }
  return url.replace('/house?', '/served?');
}

/** Medians of the flights; who was lost or overtaken is added up. */
function figuresOf(flown: readonly Flown[]) {
  const middle = (of: keyof Flown): number => rounded(median(flown.map((flight) => flight[of])));
  const total = (of: keyof Flown): number => flown.reduce((sum, flight) => sum + flight[of], 0);
  return {
    payoutSeconds: middle('payoutSeconds'),
    lostInTime: total('lostInTime'),
    overtaken: total('overtaken'),
    leftInTime: middle('leftInTime'),
    answeredSeconds: middle('answeredSeconds'),
    betsPerSecond: middle('betsPerSecond'),
    leaveP99Ms: middle('leaveP99Ms'),
  };
}

interface Measured {
  readonly inProcess: readonly Flown[];
  readonly served: readonly Flown[];
  /** Of the generator, a flight. */
  readonly cpuSeconds: number;
}

function resultOf(aboard: number, { inProcess, served, cpuSeconds }: Measured) {
  const [own, http] = [figuresOf(inProcess), figuresOf(served)];
  const json = {
    ...own,
    http: { ...http, generatorCpuSeconds: rounded(cpuSeconds) },
    betsRatio: rounded(http.betsPerSecond / own.betsPerSecond),
    leaveP99Ratio: rounded(http.leaveP99Ms / own.leaveP99Ms),
    payoutRatio: rounded(http.payoutSeconds / own.payoutSeconds),
  };
  return { rows: [{ by: 'in process', aboard, ...own }, { by: 'http', aboard, ...http }], json }; // prettier-ignore
}
