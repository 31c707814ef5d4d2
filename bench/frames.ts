import { BOARD_IDS } from '@croupier/game-client/board/scene-of.ts';
import { GAMES } from '@croupier/games';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { openShows } from './frames/open-shows.ts';

/** What the others are held against. */
const STANDARD = 'sunny-orchard';

/** What a frame of each game's show costs, composed and drawn. */
export const benchmark: Benchmark = {
  name: 'frames',
  about:
    'what a frame of each game costs a browser that draws by its processor, over a whole won round at desktop size',
  run: measureFrames,
};

async function measureFrames({ rounds, log }: BenchmarkOptions) {
  const games = GAMES.map(({ definition }) => definition).filter(
    (definition) => 'symbols' in definition || BOARD_IDS.includes(definition.id),
  );
  const shows = await openShows(games);
  try {
    const ids = games.map(({ id }) => id);
    const slowest: Record<string, number[]> = Object.fromEntries(ids.map((id) => [id, []]));
    const measured = await interleave(ids, rounds, async (id) => {
      const costs = (await shows.costsOf(id)).sort((a, b) => a - b);
      slowest[id]!.push(costs[Math.floor(costs.length * 0.95)]!);
      return costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    });
    const standard = median(measured[STANDARD]!);
    const rows = ids.map((game) => ({
      game,
      'mean ms': rounded(median(measured[game]!)),
      'p95 ms': rounded(median(slowest[game]!)),
      ratio: rounded(median(measured[game]!) / standard),
    }));
    const dearest = rows.reduce((a, b) => (b.ratio > a.ratio ? b : a));
    log(`${STANDARD} is 1; ${rows.length} games are drawn by the stage`);
    return {
      rows,
      json: { dearestGame: dearest.game, dearestRatio: dearest.ratio, standardMs: rounded(standard) },
    };
  } finally {
    await shows.close();
  }
}
