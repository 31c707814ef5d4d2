import { GAMES, type GameDefinition } from '@croupier/games';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { measureBesideC } from './games/beside-c.ts';
import { compileScan } from './games/c-scan.ts';
import { costOf, type Cost } from './games/cost-of.ts';
import { realRoundsOf } from './games/real-rounds.ts';
import { exactFiguresOf, simulationOf } from './games/table-work.ts';
import { wideReels } from './games/wide-reels.ts';

/** The maths on one core, by processor time: simulated spins, exact figures, and rounds as they are really played. */
export const benchmark: Benchmark = {
  name: 'games',
  about:
    'one core, by processor time: simulated spins and exact figures beside C, and real rounds to their JSON',
  run: measureGames,
};

const WARM_UP_SECONDS = 0.3;
const PLAYED = GAMES.map(({ definition }) => definition);

type Costs = Readonly<Record<string, readonly Cost[]>>;

async function measureGames(options: BenchmarkOptions) {
  const scan = compileScan(wideReels);
  if (scan === null) options.log('There is no gcc: nothing is measured beside C');
  try {
    const besideC = scan && (await measureBesideC(scan, options));
    const tables = [wideReels, ...PLAYED.filter(isOnTables)];
    options.log('simulated spins, exact figures and real rounds, game by game');
    const simulate = await costsOf(tables, simulationOf, options);
    const exact = await costsOf(tables, exactFiguresOf, options);
    const real = await costsOf(PLAYED, realRoundsOf, options);
    const rows = [wideReels, ...PLAYED].map(({ id, engine }) => rowOf(id, engine, { simulate, exact, real }));
    return { rows, json: figuresOf({ simulate, exact, real }, besideC, rows) };
  } finally {
    scan?.remove();
  }
}

/** Games whose spins compile into tables: lines, re-spins and books. */
function isOnTables({ engine }: GameDefinition): boolean {
  return engine === 'lines' || engine === 'respin' || engine === 'book';
}

/** What one piece of work costs in each game, the games taking turns. */
async function costsOf(
  games: readonly GameDefinition[],
  workOf: (definition: GameDefinition) => () => number,
  { rounds, secondsPerRound }: BenchmarkOptions,
): Promise<Costs> {
  const work = Object.fromEntries(games.map((definition) => [definition.id, workOf(definition)]));
  const costs: Record<string, Cost[]> = Object.fromEntries(games.map(({ id }) => [id, []]));
  for (const { id } of games) costOf(work[id]!, WARM_UP_SECONDS); // compiles the tables, warms the code
  await interleave(Object.keys(work), rounds, async (id) => {
    const cost = costOf(work[id]!, secondsPerRound / games.length);
    costs[id]!.push(cost);
    return cost.cpuSeconds;
  });
  return costs;
}

interface Measured {
  /** Seconds of one spin, of one par sheet, of one round. */
  readonly simulate: Costs;
  readonly exact: Costs;
  readonly real: Costs;
}

/** A dash where nothing of the kind is measured. */
function rowOf(game: string, engine: string, { simulate, exact, real }: Measured) {
  return {
    game,
    engine,
    'M spins/s': rounded(1e-6 / cpu(simulate[game])),
    'exact s': rounded(cpu(exact[game])),
    'real rounds/s': Math.round(1 / cpu(real[game])),
    'M spins/s wall': rounded(1e-6 / wall(simulate[game])),
    'exact s wall': rounded(wall(exact[game])),
    'real rounds/s wall': Math.round(1 / wall(real[game])),
  };
}

/** The slowest game's figures (`realRoundsPerSecond` of those on tables), except that `exactSeconds` is of the 65.6 million stops of `wideReels`, which nobody plays. */
function figuresOf(
  { simulate, exact, real }: Measured,
  besideC: { spinsRatioToC: number; exactRatioToC: number } | null,
  rows: readonly ReturnType<typeof rowOf>[],
) {
  const lines = rows.filter(({ engine }) => engine === 'lines').map(({ game }) => simulate[game]);
  const slowestGame = Object.keys(real).reduce((slowest, id) =>
    cpu(real[id]) > cpu(real[slowest]) ? id : slowest,
  );
  return {
    spinsPerSecondPerCore: rounded(1 / Math.max(...lines.map(cpu))),
    exactSeconds: rounded(cpu(exact[wideReels.id])),
    distributionSeconds: rounded(Math.max(...Object.values(exact).map(cpu))),
    realRoundsPerSecond: rounded(1 / Math.max(...PLAYED.filter(isOnTables).map(({ id }) => cpu(real[id])))),
    slowestGame,
    slowestRoundsPerSecond: rounded(1 / cpu(real[slowestGame])),
    engines: roundsByEngine(real),
    ...(besideC ?? { spinsRatioToC: null, exactRatioToC: null }),
    games: Object.fromEntries(rows.map((row) => [row.game, row])),
  };
}

/** Real rounds a second of each engine's slowest game. */
function roundsByEngine(real: Costs): Record<string, number> {
  const games = Map.groupBy(PLAYED, ({ engine }) => engine);
  return Object.fromEntries(
    [...games].map(([engine, of]) => [engine, rounded(1 / Math.max(...of.map(({ id }) => cpu(real[id]))))]),
  );
}

/** NaN of what was not measured. */
function cpu(costs: readonly Cost[] = []): number {
  return median(costs.map(({ cpuSeconds }) => cpuSeconds));
}

function wall(costs: readonly Cost[] = []): number {
  return median(costs.map(({ wallSeconds }) => wallSeconds));
}
