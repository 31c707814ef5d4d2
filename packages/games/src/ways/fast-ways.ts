import { windowOf } from '../lines/play-lines.ts';
import { awardedWithin } from '../round-bounds.ts';
import type { WaysDefinition } from './definition.ts';
import { wayRulesOf } from './way-rules.ts';

/** Rounds without their pictures, by the same draws in the same order as `playWays`. */
export interface FastWays {
  /**
   * Plays a round to its end, or until a spin has brought it to the limit.
   * @param choice the free spins that are chosen whenever the round asks
   * @returns units
   */
  play(choice: number, limitUnits?: number): number;
  /** Of the last round. */
  readonly freeSpins: number;
}

export function createFastWays(definition: WaysDefinition, below: (n: number) => number): FastWays {
  const rules = wayRulesOf(definition);
  const { regulars, scatterPays, options, maximumWinUnits } = rules;
  const reels = { base: readReels(definition, 'base'), free: readReels(definition, 'free') };
  const stops = new Int32Array(definition.grid.reels);
  const wildCells = new Int32Array(definition.grid.reels);
  const perSymbol = definition.grid.reels + 1;
  const payOf = Int32Array.from(rules.pays.flat());
  const symbolCount = rules.pays.length;
  let freeSpins = 0;
  let scatters = 0;

  /** @param multiplierOf what a wild is multiplied by for each number drawn; empty in the paid spin */
  function playSpin(kind: 'base' | 'free', multiplierOf: readonly number[]): number {
    const strips = reels[kind];
    scatters = 0;
    for (let reel = 0; reel < strips.length; reel += 1) {
      const strip = strips[reel]!;
      stops[reel] = below(strip.length);
      scatters += strip.scatters[stops[reel]!]!;
    }
    for (let reel = 0; reel < strips.length; reel += 1) {
      const wilds = strips[reel]!.wilds[stops[reel]!]!;
      let counted = wilds;
      if (multiplierOf.length > 0) {
        counted = 0;
        for (let wild = 0; wild < wilds; wild += 1) counted += multiplierOf[below(multiplierOf.length)]!;
      }
      wildCells[reel] = counted;
    }
    let units = scatterPays[scatters]!;
    for (const symbol of regulars) {
      let ways = 1;
      let reel = 0;
      for (; reel < strips.length; reel += 1) {
        const shown = strips[reel]!.counts[stops[reel]! * symbolCount + symbol]! + wildCells[reel]!;
        if (shown === 0) break;
        ways *= shown;
      }
      units += payOf[symbol * perSymbol + reel]! * ways;
    }
    return units;
  }

  return {
    play(choice, limitUnits = Infinity) {
      freeSpins = 0;
      let units = playSpin('base', NO_MULTIPLIERS);
      const option = options[choice];
      // The question is not asked once the cap is reached, whatever else is played to its end.
      if (option === undefined || units >= Math.min(limitUnits, maximumWinUnits)) return units;
      let awarded = awardedWithin(0, option.awards[scatters]!);
      for (; freeSpins < awarded && units < limitUnits; freeSpins += 1) {
        units += playSpin('free', option.multiplierOf);
        awarded += awardedWithin(awarded, option.awards[scatters]!);
      }
      return units;
    },
    get freeSpins() {
      return freeSpins;
    },
  };
}

const NO_MULTIPLIERS: readonly number[] = [];

/** What each stop of a reel shows: cells by symbol at `stop × symbols + symbol`, wilds and scatters by stop. */
function readReels(definition: WaysDefinition, kind: 'base' | 'free') {
  const rules = wayRulesOf(definition);
  return rules.reels[kind].map((strip) => {
    const windows = Array.from(strip, (_, stop) => windowOf(strip, stop, definition.grid.rows));
    const countsOf = (window: readonly number[], symbol: number): number =>
      window.filter((cell) => cell === symbol).length;
    return {
      length: strip.length,
      counts: Uint8Array.from(
        windows.flatMap((window) => rules.pays.map((_, symbol) => countsOf(window, symbol))),
      ),
      wilds: Uint8Array.from(windows, (window) => countsOf(window, rules.wild)),
      scatters: Uint8Array.from(windows, (window) => countsOf(window, rules.scatter)),
    };
  });
}
