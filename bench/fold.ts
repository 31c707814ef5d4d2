import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '../tools/embedded-postgres/index.ts';
import { median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { GOALS, MECHANICS, openFold, type Fold } from './fold/open-fold.ts';
import { slopeOf } from './fold/slope.ts';
import { openHouse, PLAYING } from './settle/house.ts';
import type { Load } from './settle/load.ts';
import { serverCpuMicros } from './settle/server-cpu.ts';
import { SERVER } from './settle/server-settings.ts';

const CLIENTS = 64;
/** How long settlement and readers run side by side. */
const SECONDS = 60;
/** Settlement alone, before and after; and with the readers before they are measured, until plans are made. */
const ALONE_SECONDS = 8;
const LOOK_EVERY_MS = 250;

/** Whether twenty mechanics keep up with settlement at full rate, and what that leaves of it. */
export const benchmark: Benchmark = {
  name: 'fold',
  about: `${MECHANICS} counting readers, the goals (${GOALS.length} a player) and the tally of everybody beside settlement at ${CLIENTS} clients, one server`,
  run: measureFold,
};

async function measureFold({ secondsPerRound, secondsGiven, log }: BenchmarkOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-fold-'));
  log('starting a PostgreSQL of its own, preparing players and mechanics');
  const server = await startPostgres({ dataDir: folder, settings: SERVER, database: 'house' });
  try {
    const house = await openHouse(server.url);
    const fold = await openFold(server.url, { players: PLAYING, listeners: house.listeners });
    const costOf = createCosts(server.pid);
    const settle = (seconds: number): Promise<Settled> =>
      costOf(() => house.settle(CLIENTS, seconds), seconds);
    const alone = async (): Promise<Settled> => {
      const settled = await settle(ALONE_SECONDS);
      await house.clearOutbox();
      return settled;
    };
    await alone();
    const before = await alone();
    fold.start();
    await settle(ALONE_SECONDS);
    const beside = await settleBeside(settle, fold, secondsGiven ? secondsPerRound : SECONDS);
    await fold.finish();
    const after = await alone();
    await fold.check();
    await house.close();
    return resultOf(beside, [before, after]);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(server.home, { recursive: true, force: true });
  }
}

interface Settled {
  readonly perSecond: number;
  /** Of a round, readers included where there are any: far less sensitive to a busy machine than the rate. */
  readonly serverCpuUs: number;
  readonly nodeCpuUs: number;
}

function createCosts(serverPid: number) {
  return async (settle: () => Promise<Load>, seconds: number): Promise<Settled> => {
    const [server0, node0] = [serverCpuMicros(serverPid), process.cpuUsage()];
    const { perSecond } = await settle();
    const node = process.cpuUsage(node0);
    const rounds = perSecond * seconds;
    return {
      perSecond,
      serverCpuUs: (serverCpuMicros(serverPid) - server0) / rounds,
      nodeCpuUs: (node.user + node.system) / rounds,
    };
  };
}

interface Beside extends Settled {
  readonly factsPerSecond: number;
  /** Age in seconds of the oldest fact that some reader had not had, at seconds from the start. */
  readonly ages: readonly { x: number; y: number }[];
}

async function settleBeside(
  settle: (seconds: number) => Promise<Settled>,
  fold: Fold,
  seconds: number,
): Promise<Beside> {
  const ages: { x: number; y: number }[] = [];
  const before = await fold.folded();
  const began = performance.now();
  const since = (): number => (performance.now() - began) / 1_000;
  const settling = settle(seconds);
  while (since() < seconds) {
    const x = since();
    ages.push({ x, y: await fold.oldestSeconds() });
    await setTimeout(LOOK_EVERY_MS);
  }
  const settled = await settling;
  const folded = await fold.folded();
  return { ...settled, factsPerSecond: (folded - before) / since(), ages };
}

function resultOf(beside: Beside, alone: readonly Settled[]) {
  const { factsPerSecond, ages, perSecond: settledPerSecond } = beside;
  const ofAlone = (figure: keyof Settled): number => median(alone.map((settled) => settled[figure]));
  const json = {
    factsPerSecond: rounded(factsPerSecond),
    settledPerSecond: rounded(settledPerSecond),
    lagGrowthPerSecond: rounded(slopeOf(ages)),
    foldedOfSettled: rounded(factsPerSecond / settledPerSecond),
    alonePerSecond: rounded(ofAlone('perSecond')),
    settledOfAlone: rounded(settledPerSecond / ofAlone('perSecond')),
    oldestMedianSeconds: rounded(median(ages.map(({ y }) => y))),
    oldestMostSeconds: rounded(Math.max(...ages.map(({ y }) => y))),
    serverCpuUs: rounded(beside.serverCpuUs),
    serverCpuUsAlone: rounded(ofAlone('serverCpuUs')),
    nodeCpuUs: rounded(beside.nodeCpuUs),
    nodeCpuUsAlone: rounded(ofAlone('nodeCpuUs')),
  };
  const rows = Object.entries(json).map(([figure, value]) => ({ figure, value }));
  return { rows, json };
}
