import { MOST_DROPS } from '../round-bounds.ts';
import type { CascadeRules } from './cascade-rules.ts';
import { createFastGrid, type FastGrid } from './fast-grid.ts';
import { fastReaderOf } from './fast-readers.ts';

/** Spins without their pictures. What multipliers have grown is carried from spin to spin until forgotten. */
export interface FastSpins {
  readonly grid: FastGrid;
  /** Plays the cascades of the grid as it is filled, to their end. @returns units of the whole spin */
  playDrops(kind: 'base' | 'free'): number;
  /** Forgets what multipliers have grown: before a round, and before its free spins. */
  forget(): void;
  /** Of the last spin: scatters when it came to rest, and what its first drop won. */
  readonly scatters: number;
  readonly firstDropUnits: number;
}

/** @param below draws as `Draw.below` does; asked in the order of `fillGrid` */
export function createFastSpins(rules: CascadeRules, below: (n: number) => number): FastSpins {
  const grid = createFastGrid(rules, below);
  const read = fastReaderOf(rules);
  const { multiplier, scatter, scatterPays } = rules;
  const { cells, orbs, burst } = grid;
  const times = new Uint8Array(cells.length);
  const countsTimes = multiplier?.kind === 'cells';
  const { base = [1], free = base } = multiplier?.kind === 'ladder' ? multiplier : {};
  const ladders = { base, free };
  const growth = multiplier?.kind === 'growing' ? multiplier : { base: 0, free: 0 };
  let [winningDrops, orbSum, scatters, firstDropUnits] = [0, 0, 0, 0];

  function playDrops(kind: 'base' | 'free'): number {
    const ladder = ladders[kind];
    const by = growth[kind];
    let units = 0;
    for (let drop = 0; drop < MOST_DROPS; drop += 1) {
      const won = read(grid, times);
      if (drop === 0) firstDropUnits = won;
      if (won === 0) break;
      units += won * ladder[drop < ladder.length ? drop : ladder.length - 1]! * (1 + by * winningDrops);
      winningDrops += 1;
      if (countsTimes) countBursts();
      grid.cascade();
    }
    scatters = 0;
    let onGrid = 0;
    for (let at = 0; at < cells.length; at += 1) {
      if (cells[at] === scatter) scatters += 1;
      onGrid += orbs[at]!;
    }
    if (units > 0) {
      orbSum = (kind === 'free' ? orbSum : 0) + onGrid;
      if (orbSum > 1) units *= orbSum;
    }
    return units + scatterPays[scatters]!;
  }

  function countBursts(): void {
    for (let at = 0; at < times.length; at += 1) if (times[at]! < 255) times[at]! += burst[at]!;
  }

  return {
    grid,
    playDrops,
    forget() {
      winningDrops = 0;
      orbSum = 0;
      if (countsTimes) times.fill(0);
    },
    get scatters() {
      return scatters;
    },
    get firstDropUnits() {
      return firstDropUnits;
    },
  };
}
