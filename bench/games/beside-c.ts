import { interleave, median, rounded, type BenchmarkOptions } from '../benchmark.ts';
import type { CScan } from './c-scan.ts';
import { costOf } from './cost-of.ts';
import { exactFiguresOf, simulationOf } from './table-work.ts';
import { wideReels } from './wide-reels.ts';

/** How many times as fast as the scan in C, both by processor time and in turns; ours have the distribution of a round too. */
export async function measureBesideC(scan: CScan, { rounds, secondsPerRound, log }: BenchmarkOptions) {
  log('wide-reels, ours and C in turns');
  const simulate = simulationOf(wideReels);
  const exact = exactFiguresOf(wideReels);
  for (const work of [simulate, exact]) costOf(work, 0);
  const seconds = secondsPerRound / 3;
  const measure = {
    spins: () => costOf(simulate, seconds).cpuSeconds,
    spinsC: () => scan.secondsPerSpin(seconds),
    exact: () => costOf(exact, seconds).cpuSeconds,
    exactC: () => scan.exactSeconds(),
  };
  const ways = ['spins', 'spinsC', 'exact', 'exactC'] as const;
  const taken = await interleave(ways, rounds, async (way) => measure[way]());
  const ratioOf = (name: string, ours: readonly number[], ofC: readonly number[]): number => {
    const ratio = rounded(median(ofC) / median(ours));
    const lowest = rounded(Math.min(...ours.map((own, round) => ofC[round]! / own)));
    log(`${name}: ${ratio} times as fast as C, ${lowest} in the slowest round`);
    return ratio;
  };
  return {
    spinsRatioToC: ratioOf('spins', taken.spins, taken.spinsC),
    exactRatioToC: ratioOf('exact figures', taken.exact, taken.exactC),
  };
}
