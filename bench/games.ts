import {
  createFairStream,
  createSimulator,
  GAMES,
  parSheetOf,
  playRound,
  type GameDefinition,
} from '@croupier/games';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { costOf, type Cost } from './games/cost-of.ts';
import { wideReels } from './games/wide-reels.ts';

/** The maths on one core, by processor time: simulated spins, exact figures, and rounds as they are really played. */
export const benchmark: Benchmark = {
  name: 'games',
  about: 'one core, by processor time: simulated spins, exact figures, and real rounds to their JSON',
  run: measureGames,
};

const WAYS = ['simulate', 'exact', 'real'] as const;
type Way = (typeof WAYS)[number];
const WARM_UP_SECONDS = 0.3;
const REAL_PORTION = 1000;
const SIMULATED_PORTION = 5_000_000;

interface Measured {
  readonly definition: GameDefinition;
  /** Cost of one spin, of one par sheet, of one round. */
  readonly costs: Readonly<Record<Way, readonly Cost[]>>;
}

async function measureGames({ rounds, secondsPerRound, log }: BenchmarkOptions) {
  const games = [wideReels, ...GAMES.map(({ definition }) => definition).filter(isOnTables)];
  const measured: Measured[] = [];
  for (const definition of games) {
    log(definition.id);
    const work = workOf(definition);
    for (const way of WAYS) costOf(work[way], WARM_UP_SECONDS); // compiles the tables, warms the code
    const costs: Record<Way, Cost[]> = { simulate: [], exact: [], real: [] };
    await interleave(WAYS, rounds, async (way) => {
      const cost = costOf(work[way], secondsPerRound / 3 / games.length);
      costs[way].push(cost);
      return cost.cpuSeconds;
    });
    measured.push({ definition, costs });
  }
  return { rows: measured.map(rowOf), json: figuresOf(measured) };
}

/** Games whose spins compile into tables: lines, re-spins and books. */
function isOnTables({ engine }: GameDefinition): boolean {
  return engine === 'lines' || engine === 'respin' || engine === 'book';
}

/** Each answers how many spins, sheets or rounds it was. */
function workOf(definition: GameDefinition): Record<Way, () => number> {
  const simulator = createSimulator(definition, 1);
  let spinsBefore = 0;
  let nonce = 0;
  let bytes = 0;
  return {
    simulate: () => {
      simulator.run(SIMULATED_PORTION);
      const { rounds, freeSpins } = simulator.result();
      const spins = rounds + freeSpins - spinsBefore;
      spinsBefore += spins;
      return spins;
    },
    exact: () => {
      parSheetOf({ ...definition });
      return 1;
    },
    real: () => {
      for (let round = 0; round < REAL_PORTION; round++) {
        const draw = createFairStream({
          serverSeed: KNOWN_SEED,
          clientSeed: 'bench',
          nonce: nonce++,
          domain: definition.id,
        });
        bytes += JSON.stringify(playRound(definition, draw)).length;
      }
      if (bytes === 0) throw new Error('Every round has something to tell');
      return REAL_PORTION;
    },
  };
}

/** A benchmark decides nothing. */
const KNOWN_SEED = '5e'.repeat(32);

function rowOf({ definition, costs }: Measured) {
  return {
    game: definition.id,
    'M spins/s': rounded(1e-6 / cpu(costs.simulate)),
    'exact s': rounded(cpu(costs.exact)),
    'real rounds/s': Math.round(1 / cpu(costs.real)),
    'M spins/s wall': rounded(1e-6 / wall(costs.simulate)),
    'exact s wall': rounded(wall(costs.exact)),
    'real rounds/s wall': Math.round(1 / wall(costs.real)),
  };
}

/** The slowest game's figures, except that `exactSeconds` is of the 65.6 million stops of `wideReels`, which nobody plays. */
function figuresOf(measured: readonly Measured[]) {
  const lines = measured.filter(({ definition }) => definition.engine === 'lines');
  const offered = measured.filter(({ definition }) => definition !== wideReels);
  const slowest = (of: readonly Measured[], way: Way): number =>
    Math.max(...of.map(({ costs }) => cpu(costs[way])));
  return {
    spinsPerSecondPerCore: rounded(1 / slowest(lines, 'simulate')),
    exactSeconds: rounded(cpu(measured[0]!.costs.exact)),
    distributionSeconds: rounded(slowest(measured, 'exact')),
    realRoundsPerSecond: rounded(1 / slowest(offered, 'real')),
    games: Object.fromEntries(measured.map((game) => [game.definition.id, rowOf(game)])),
  };
}

function cpu(costs: readonly Cost[]): number {
  return median(costs.map(({ cpuSeconds }) => cpuSeconds));
}

function wall(costs: readonly Cost[]): number {
  return median(costs.map(({ wallSeconds }) => wallSeconds));
}
