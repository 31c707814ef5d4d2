import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../apps/server/src/platform/database.ts';
import { startPostgres } from '../tools/embedded-postgres/index.ts';
import { SetupError } from '../tools/setup-error.ts';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { openAgedHouse, type AgedHouse } from './growth/aged-house.ts';
import { inGb, neededBytes, refuseWithoutDisk } from './growth/disk.ts';
import type { HouseSize } from './growth/load-history.ts';
import { p95Of } from './growth/p95.ts';
import { SERVER } from './settle/server-settings.ts';

const PLAYERS = 1_000_000;
const ROUNDS = 20_000_000;
const CLIENTS = 64;
const TURNS = 5;
const READS = 2_000;
/** The same players play in both houses, with as many rounds behind them: what differs is the time since, and all the others. */
const PLAYING_MOST = 5_000;
const ROUNDS_OF_PLAYING = 60;
const TWO_YEARS_DAYS = 730;
const A_MONTH_DAYS = 30;

/** What a past of two years costs whoever plays and looks back, beside a house that opened last month. */
export const benchmark: Benchmark = {
  name: 'growth',
  about: `${PLAYERS} players (--players) and ${ROUNDS} rounds (--rounds) beside a house that opened last month`,
  onlyNamed: true,
  run: measureGrowth,
};

async function measureGrowth({ given, secondsPerRound, log }: BenchmarkOptions) {
  const aged = sizeOf(given('players') ?? PLAYERS, given('rounds') ?? ROUNDS);
  const rounds = aged.playing * aged.many + (aged.players - aged.playing) * aged.few;
  refuseWithoutDisk(tmpdir(), aged.players, rounds);
  log(`up to ${inGb(neededBytes(aged.players, rounds))} of disk in ${tmpdir()}`);
  const fresh = { ...aged, players: aged.playing, few: 0, days: A_MONTH_DAYS };
  const folder = mkdtempSync(join(tmpdir(), 'croupier-growth-'));
  const settings = { ...SERVER, maintenance_work_mem: '512MB' };
  const server = await startPostgres({ dataDir: folder, settings, database: 'fresh' });
  const houses: AgedHouse[] = [];
  try {
    const seedKey = [randomBytes(32)] as const;
    const started = performance.now();
    const agedUrl = await anotherDatabase(server.url, 'aged');
    houses.push(await openAgedHouse(server.url, seedKey, fresh, () => {}));
    log(`writing ${rounds} rounds of ${aged.players} players`);
    houses.push(await openAgedHouse(agedUrl, seedKey, aged, log));
    const [first, second] = houses as [AgedHouse, AgedHouse];
    await first.archive();
    log('moving the month that closed last');
    const moved = await second.archive();
    const loadSeconds = (performance.now() - started) / 1_000;
    return { ...(await measure(first, second, secondsPerRound, log, { loadSeconds, moved })) };
  } finally {
    await Promise.all(houses.map((house) => house.close()));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(server.home, { recursive: true, force: true });
  }
}

/** @throws where there are too few rounds for everybody to have one */
function sizeOf(players: number, rounds: number): HouseSize {
  const playing = Math.min(PLAYING_MOST, Math.ceil(players / 20));
  const ofPlaying = ROUNDS_OF_PLAYING * playing;
  const few = Math.floor((rounds - ofPlaying) / (players - playing));
  if (!(few > 0))
    throw new SetupError(`growth needs --rounds=${ofPlaying + players} or more for ${players} players.`);
  return { players, playing, many: ROUNDS_OF_PLAYING, few, days: TWO_YEARS_DAYS };
}

async function anotherDatabase(url: string, name: string): Promise<string> {
  const owner = createDatabase({ url, maxConnections: 1 });
  try {
    await owner.query(`CREATE DATABASE ${name}`);
  } finally {
    await owner.close();
  }
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

interface Before {
  readonly loadSeconds: number;
  readonly moved: { rows: number; seconds: number };
}

const OF = ['fresh', 'aged'] as const;
const WHAT = ['settle', 'recall', 'history'] as const;
type Variant = `${(typeof WHAT)[number]} ${(typeof OF)[number]}`;

async function measure(
  fresh: AgedHouse,
  aged: AgedHouse,
  seconds: number,
  log: (line: string) => void,
  { loadSeconds, moved }: Before,
) {
  const house = { fresh, aged };
  const variants = WHAT.flatMap((what) => OF.map((of): Variant => `${what} ${of}`));
  const ask = async (variant: Variant): Promise<number> => {
    const [what, of] = variant.split(' ') as [(typeof WHAT)[number], (typeof OF)[number]];
    return what === 'settle'
      ? (await house[of].settle(CLIENTS, seconds)).perSecond
      : p95Of(READS, () => house[of][what]());
  };
  log('settling, recalling and paging');
  for (const variant of variants) await ask(variant);
  const measured = await interleave(variants, TURNS, ask);
  const ratioOf = (what: (typeof WHAT)[number]): number =>
    rounded(median(measured[`${what} aged`].map((value, turn) => value / measured[`${what} fresh`][turn]!)));
  log('verifying from the head');
  const verified = { fresh: await fresh.verifyFromHead(), aged: await aged.verifyFromHead() };
  const { hot, archived, bytes } = await aged.count();
  const ratios = { settle: ratioOf('settle'), recall: ratioOf('recall'), history: ratioOf('history') };
  const verifyRatio = rounded(verified.aged.seconds / verified.fresh.seconds);
  const middle = (variant: Variant): number => rounded(median(measured[variant]));
  const rows = [
    ...WHAT.map((what) => ({
      what: what === 'settle' ? 'settled a second' : `${what} p95 ms`,
      fresh: middle(`${what} fresh`),
      aged: middle(`${what} aged`),
      ratio: ratios[what],
    })),
    {
      what: 'verified from the head s',
      fresh: rounded(verified.fresh.seconds),
      aged: rounded(verified.aged.seconds),
      ratio: verifyRatio,
    },
    ...verified.aged.slowest.map(([name, s]) => ({
      what: `  ${name} s`,
      fresh: rounded(verified.fresh.took.get(name) ?? 0),
      aged: rounded(s),
      ratio: '',
    })),
  ];
  const json = {
    settleRatio: ratios.settle,
    readP95Ratio: Math.max(ratios.recall, ratios.history, verifyRatio),
    recallP95Ratio: ratios.recall,
    historyP95Ratio: ratios.history,
    verifyFromHeadRatio: verifyRatio,
    hotRounds: hot,
    archivedRounds: archived,
    gigabytes: rounded(bytes / 1e9),
    loadSeconds: rounded(loadSeconds),
    archivedRowsPerSecond: rounded(moved.rows / moved.seconds),
  };
  return { rows, json };
}
