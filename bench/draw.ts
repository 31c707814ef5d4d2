import { createFairStream, drawWinners, frozenEntries, type Draw, type SharedEntry } from '@croupier/games';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';
import { costOf } from './games/cost-of.ts';

/** A list of this size is drawn by both ways; the large one by the tree alone. */
const [SMALL, LARGE] = [
  { tickets: 100_000, prizes: 1_000 },
  { tickets: 1_000_000, prizes: 10_000 },
];

/** The winners of a lottery: by the tree of weights, and by a walk along the list for each place. */
export const benchmark: Benchmark = {
  name: 'draw',
  about: `winners of a shared draw by processor time: ${SMALL.prizes} of ${SMALL.tickets} tickets beside a walk along the list for each place, and ${LARGE.prizes} of ${LARGE.tickets}`,
  run: measureDraw,
};

async function measureDraw({ rounds, secondsPerRound }: BenchmarkOptions) {
  const [small, large] = [ticketsOf(SMALL.tickets), ticketsOf(LARGE.tickets)];
  const ways: Record<string, () => number[]> = {
    tree: () => drawWinners(stream(), small, SMALL.prizes),
    walk: () => walkForWinners(stream(), small, SMALL.prizes),
    large: () => drawWinners(stream(), large, LARGE.prizes),
  };
  if (String(ways['tree']!()) !== String(ways['walk']!())) throw new Error('Tree and walk differ');
  const names = Object.keys(ways);
  const measured = await interleave(names, rounds, async (way) => {
    const { cpuSeconds } = costOf(() => ways[way]!() && 1, secondsPerRound / names.length);
    return cpuSeconds;
  });
  const seconds = (way: string): number => median(measured[way]!);
  const ratio = rounded(seconds('tree') / seconds('walk'));
  const rows = names.map((way) => ({
    ...{ what: way, ...(way === 'large' ? LARGE : SMALL) },
    'cpu ms': rounded(seconds(way) * 1000),
  }));
  return { rows, json: { ratio, largeSeconds: rounded(seconds('large')) } };
}

function ticketsOf(count: number): SharedEntry[] {
  return Array.from({ length: count }, (_, n) => ({ id: String(n).padStart(7, '0'), weight: 1 + (n % 7) }));
}

function stream(): Draw {
  return createFairStream({ serverSeed: 'a5'.repeat(32), clientSeed: 'bench', nonce: 0, domain: 'lottery' });
}

function walkForWinners(draw: Draw, entries: readonly SharedEntry[], places: number): number[] {
  const weights = frozenEntries(entries).map(({ weight }) => weight);
  let total = weights.reduce((sum, weight) => sum + weight, 0);
  const winners: number[] = [];
  while (winners.length < places && total > 0) {
    let left = draw.below(total);
    const winner = weights.findIndex((weight) => (left -= weight) < 0);
    winners.push(winner);
    total -= weights[winner]!;
    weights[winner] = 0;
  }
  return winners;
}
