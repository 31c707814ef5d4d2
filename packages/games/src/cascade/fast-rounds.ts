import { awardedWithin } from '../round-bounds.ts';
import type { CascadeRules } from './cascade-rules.ts';
import { createFastSpins } from './fast-spins.ts';

/** Whole rounds without their pictures, by the same draws in the same order as `playCascade`. */
export interface FastRounds {
  /**
   * Plays a round to its end, or until the end of a spin that has won this much: the game's cap gives its rounds, no
   * limit the rounds as if there were no cap, of which the capped ones win the lesser of theirs and the cap.
   * @returns units
   */
  play(limitUnits?: number): number;
  /** Of the last round. */
  readonly freeSpins: number;
  /** What the first drop of the last round's paid spin won. */
  readonly firstDropUnits: number;
}

export function createFastRounds(rules: CascadeRules, below: (n: number) => number): FastRounds {
  const { awards } = rules;
  const spins = createFastSpins(rules, below);
  const { grid } = spins;
  let freeSpins = 0;
  let firstDropUnits = 0;
  return {
    play(limitUnits = Infinity) {
      freeSpins = 0;
      spins.forget();
      grid.fill('base');
      let units = spins.playDrops('base');
      firstDropUnits = spins.firstDropUnits;
      let awarded = awardedWithin(0, awards.base[spins.scatters]!);
      if (awarded === 0) return units;
      spins.forget();
      for (; freeSpins < awarded && units < limitUnits; freeSpins += 1) {
        grid.fill('free');
        units += spins.playDrops('free');
        awarded += awardedWithin(awarded, awards.free[spins.scatters]!);
      }
      return units;
    },
    get freeSpins() {
      return freeSpins;
    },
    get firstDropUnits() {
      return firstDropUnits;
    },
  };
}
