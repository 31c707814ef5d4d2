import type { CascadeRules } from './cascade-rules.ts';
import { createFastGrid, type FastGrid } from './fast-grid.ts';
import { fastReaderOf } from './fast-readers.ts';

/** Whole rounds without their pictures, by the same draws in the same order as `playCascade`. */
export interface FastRounds {
  /**
   * Plays a round to its end, or until the end of a spin that has won this much: the game's cap gives its rounds, no
   * limit the rounds as if there were no cap, of which the capped ones win the lesser of theirs and the cap.
   * @returns units
   */
  playRound(limitUnits?: number): number;
  /** One spin of the round; `fast.grid` must hold its first drop. */
  playDrops(kind: 'base' | 'free'): number;
  readonly grid: FastGrid;
  /** Of the last round. */
  readonly freeSpins: number;
  readonly firstDropUnits: number;
  /** Scatters at rest of the last spin. */
  readonly scatters: number;
}

export function createFastRounds(rules: CascadeRules, below: (n: number) => number): FastRounds {
  const grid = createFastGrid(rules, below);
  const read = fastReaderOf(rules);
  const { multiplier, scatter, scatterPays, awards } = rules;
  const { cells, orbs, burst } = grid;
  const times = new Uint8Array(cells.length);
  const countsTimes = multiplier?.kind === 'cells';
  const ladders = {
    base: multiplier?.kind === 'ladder' ? multiplier.base : [1],
    free: multiplier?.kind === 'ladder' ? (multiplier.free ?? multiplier.base) : [1],
  };
  const growth = multiplier?.kind === 'growing' ? multiplier : { base: 0, free: 0 };
  let winningDrops = 0;
  let orbSum = 0;
  let scatters = 0;
  let freeSpins = 0;
  let firstDropUnits = 0;

  function playDrops(kind: 'base' | 'free'): number {
    const ladder = ladders[kind];
    const by = growth[kind];
    let units = 0;
    for (let drop = 0; ; drop += 1) {
      const won = read(grid, times);
      if (drop === 0) firstDropUnits = won;
      if (won === 0) break;
      units += won * ladder[drop < ladder.length ? drop : ladder.length - 1]! * (1 + by * winningDrops);
      winningDrops += 1;
      if (countsTimes)
        for (let at = 0; at < times.length; at += 1) if (times[at]! < 255) times[at]! += burst[at]!;
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

  function forget(): void {
    winningDrops = 0;
    orbSum = 0;
    if (countsTimes) times.fill(0);
  }

  return {
    grid,
    playDrops,
    playRound(limitUnits = Infinity) {
      forget();
      freeSpins = 0;
      grid.fill('base');
      let units = playDrops('base');
      let left = awards.base[scatters]!;
      if (left === 0) return units;
      const baseFirstDrop = firstDropUnits;
      forget();
      for (; left > 0 && units < limitUnits; left -= 1) {
        grid.fill('free');
        units += playDrops('free');
        left += awards.free[scatters]!;
        freeSpins += 1;
      }
      firstDropUnits = baseFirstDrop;
      return units;
    },
    get freeSpins() {
      return freeSpins;
    },
    get firstDropUnits() {
      return firstDropUnits;
    },
    get scatters() {
      return scatters;
    },
  };
}
