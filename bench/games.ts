import { createFairStream, createSimulator, GAMES, playRound } from '@croupier/games';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';

const PORTION = { compiled: 1_000_000, fair: 500 };
type Way = keyof typeof PORTION;

/** Rounds of one core: the simulator's compiled tables, and a round as it is played, from the fair stream. */
export const benchmark: Benchmark = {
  name: 'games',
  about:
    'rounds a second on one core: compiled for simulation, and by the readable rule from the fair stream',
  run: measureGames,
};

async function measureGames({ rounds, secondsPerRound }: BenchmarkOptions) {
  const results = [];
  for (const { definition } of GAMES) {
    const simulator = createSimulator(definition, 1);
    let nonce = 0;
    const play: Record<Way, () => void> = {
      compiled: () => simulator.run(PORTION.compiled),
      fair: () => {
        for (let i = 0; i < PORTION.fair; i++) playRound(definition, streamOf(definition.id, nonce++));
      },
    };
    for (const work of Object.values(play)) work(); // compiles the tables, warms the code
    const measured = await interleave(['compiled', 'fair'] as const, rounds, async (way) =>
      ratePerSecond(play[way], PORTION[way], secondsPerRound / 3),
    );
    results.push({ id: definition.id, compiled: median(measured.compiled), fair: median(measured.fair) });
  }
  return {
    rows: results.map(({ id, compiled, fair }) => ({
      game: id,
      'compiled/s': Math.round(compiled),
      'fair/s': Math.round(fair),
      ratio: rounded(compiled / fair),
    })),
    json: {
      roundsPerSecondPerCore: rounded(Math.min(...results.map(({ compiled }) => compiled))),
      ratio: rounded(Math.min(...results.map(({ compiled, fair }) => compiled / fair))),
      games: Object.fromEntries(results.map(({ id, compiled }) => [id, rounded(compiled)])),
    },
  };
}

/** Known seeds: a benchmark decides nothing. */
function streamOf(domain: string, nonce: number) {
  return createFairStream({ serverSeed: '5e'.repeat(32), clientSeed: 'bench', nonce, domain });
}

function ratePerSecond(work: () => void, portion: number, seconds: number): number {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let done = 0;
  while (performance.now() < until) {
    work();
    done += portion;
  }
  return done / ((performance.now() - startedAt) / 1000);
}
