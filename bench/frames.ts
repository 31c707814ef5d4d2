import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';

/** What the others are held against. */
const STANDARD = 'sunny-orchard';

/** What a frame of each game's show costs, composed and drawn. */
export const benchmark: Benchmark = {
  name: 'frames',
  about:
    'what a frame of each game costs a browser that draws by its processor, over a whole round at desktop size',
  run: measureFrames,
};

async function measureFrames({ rounds }: BenchmarkOptions) {
  // The stage knows of browsers; a bench does not.
  const child = fork(join(import.meta.dirname, '../packages/game-client/src/testing/frames-main.ts'));
  try {
    const [games] = (await once(child, 'message')) as [string[]];
    const slowest: Record<string, number[]> = Object.fromEntries(games.map((game) => [game, []]));
    const measured = await interleave(games, rounds, async (game) => {
      child.send(game);
      const costs = ((await once(child, 'message')) as [number[]])[0].sort((a, b) => a - b);
      slowest[game]!.push(costs[Math.floor(costs.length * 0.95)]!);
      return costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    });
    const standard = median(measured[STANDARD]!);
    const rows = games.map((game) => ({
      game,
      'mean ms': rounded(median(measured[game]!)),
      'p95 ms': rounded(median(slowest[game]!)),
      ratio: rounded(median(measured[game]!) / standard),
    }));
    const dearest = rows.reduce((a, b) => (b.ratio > a.ratio ? b : a));
    return {
      rows,
      json: { dearestGame: dearest.game, dearestRatio: dearest.ratio, standardMs: rounded(standard) },
    };
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}
