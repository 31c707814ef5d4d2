import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tools/embedded-postgres/index.ts';
import { rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { openAgedHouse } from './growth/aged-house.ts';
import { inGb, neededBytes, refuseWithoutDisk } from './growth/disk.ts';
import { openOffice } from './office/asked-office.ts';
import { keepPace } from './office/keep-pace.ts';
import { writePeople } from './office/people-store.ts';
import { SERVER } from './settle/server-settings.ts';

const PLAYERS = 1_000_000;
/** Five of four entries a round: every fourth wins. */
const ENTRIES = 10_000_000;
const ENTRIES_PER_ROUND = 1.25;
const PLAYING = 5_000;
const ROUNDS_OF_PLAYING = 60;
const DAYS = 365;
const CLIENTS = 64;
/** So often each list is asked for in each of its ways. */
const TIMES = 40;

/** What an operator waits for a list while the house is at half its strength. */
export const benchmark: Benchmark = {
  name: 'office',
  about: `each list of the office over ${PLAYERS} players (--players) and ${ENTRIES} ledger entries (--entries), beside settlement at half its rate`,
  onlyNamed: true,
  run: measureOffice,
};

async function measureOffice({ given, secondsPerRound, log }: BenchmarkOptions) {
  const players = given('players') ?? PLAYERS;
  const rounds = Math.ceil((given('entries') ?? ENTRIES) / ENTRIES_PER_ROUND);
  const playing = Math.min(PLAYING, Math.ceil(players / 20));
  const few = Math.max(1, Math.floor((rounds - playing * ROUNDS_OF_PLAYING) / (players - playing)));
  refuseWithoutDisk(tmpdir(), players, rounds);
  log(`up to ${inGb(neededBytes(players, rounds))} of disk in ${tmpdir()}`);
  const folder = mkdtempSync(join(tmpdir(), 'croupier-office-'));
  const settings = { ...SERVER, maintenance_work_mem: '512MB' };
  const server = await startPostgres({ dataDir: folder, settings, database: 'office' });
  const seedKey = [randomBytes(32)] as const;
  const size = { players, playing, many: ROUNDS_OF_PLAYING, few, days: DAYS };
  const house = await openAgedHouse(server.url, seedKey, size, log);
  const office = await openOffice(server.url, seedKey);
  try {
    log('people and what they deposited');
    await writePeople(office.owner, players);
    const entries = await office.countEntries();
    await house.settle(CLIENTS, secondsPerRound);
    const full = (await house.settle(CLIENTS, secondsPerRound)).perSecond;
    const pace = keepPace(full / 2, house.settleOne);
    log(`settling ${Math.round(full / 2)} rounds a second, half of ${Math.round(full)}`);
    const rows = await office.askAll(TIMES, log);
    const settled = await pace.stop();
    const worst = rows.reduce((one, other) => (other.p95Ms > one.p95Ms ? other : one));
    const json = {
      p95Ms: rounded(worst.p95Ms),
      rows: entries,
      worst: worst.list,
      settledPerSecond: rounded(settled),
      ofPerSecond: rounded(full),
    };
    return { rows: rows.map((row) => ({ ...row, p95Ms: rounded(row.p95Ms) })), json };
  } finally {
    await office.close();
    await house.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(server.home, { recursive: true, force: true });
  }
}
