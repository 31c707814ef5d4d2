import { linePays } from '../lines/line-pay.ts';
import { windowOf } from '../lines/play-lines.ts';
import type { SpinWeights } from '../maths/spin-weights.ts';
import type { CascadeRules } from './cascade-rules.ts';
import { createFastSpins } from './fast-spins.ts';

/**
 * Every spin of a kind, counted: on strips the stops decide all that falls after them, so each combination of stops
 * is played once. For games on lines whose multiplier starts anew with every spin (`ladder`, or none).
 */
export function countAvalanches(rules: CascadeRules, kind: 'base' | 'free'): SpinWeights {
  const fill = rules.fill[kind];
  if (!isCountable(rules) || fill.from !== 'strips')
    throw new TypeError('Its spins depend on each other or on draws');
  const { strips } = fill;
  const spins = createFastSpins(rules, () => 0);
  const couldWin = prefixesThatCouldWin(rules, strips);
  const scatters = strips.map((strip) => scattersByStop(rules, strip));
  const rest = combinationsByScatters(scatters.slice(PREFIX_REELS));
  const weights = new Map<number, number>();
  const stops = new Int32Array(strips.length);
  const count = (units: number, shown: number, weight: number): void => {
    const key = units * SCATTERS + shown;
    weights.set(key, (weights.get(key) ?? 0) + weight);
  };
  const walk = (reel: number): void => {
    if (reel === PREFIX_REELS && !couldWin(stops)) {
      const shown = scatters.slice(0, PREFIX_REELS).reduce((sum, byStop, at) => sum + byStop[stops[at]!]!, 0);
      for (const [more, ways] of rest.entries()) count(rules.scatterPays[shown + more]!, shown + more, ways);
      return;
    }
    if (reel < strips.length) {
      const { length } = strips[reel]!;
      for (let stop = 0; stop < length; stop += 1) {
        stops[reel] = stop;
        walk(reel + 1);
      }
      return;
    }
    spins.grid.stopAt(kind, stops);
    const units = spins.playDrops(kind);
    count(units, spins.scatters, 1);
  };
  walk(0);
  return {
    combinations: strips.reduce((product, { length }) => product * length, 1),
    results: [...weights].map(([key, weight]) => ({
      units: Math.floor(key / SCATTERS),
      freeSpins: rules.awards[kind][key % SCATTERS]!,
      weight,
    })),
  };
}

export function isCountable({ reads, reels, multiplier, fill }: CascadeRules): boolean {
  return (
    reads === 'lines' &&
    reels > PREFIX_REELS &&
    fill.base.from === 'strips' &&
    (multiplier === undefined || multiplier.kind === 'ladder')
  );
}

/** More than any grid can show. */
const SCATTERS = 256;
/** Reels after which most combinations are known to win nothing, so that what follows need not be played. */
const PREFIX_REELS = 3;

/** Tells of the first reels' stops whether any line could still win. */
function prefixesThatCouldWin(rules: CascadeRules, strips: readonly Uint8Array[]) {
  const alive = new Set<number>();
  const grow = (symbols: readonly number[]): boolean => {
    if (symbols.length === rules.reels) return linePays(rules, symbols).length > 0;
    let wins = false;
    for (let next = 0; next < rules.symbolCount; next += 1) wins = grow([...symbols, next]) || wins;
    if (wins && symbols.length === PREFIX_REELS) alive.add(symbols.reduce(keyOf, 0));
    return wins;
  };
  const keyOf = (key: number, symbol: number): number => key * rules.symbolCount + symbol;
  grow([]);
  return (stops: ArrayLike<number>): boolean =>
    rules.lines.some((line) => {
      let key = 0;
      for (let reel = 0; reel < PREFIX_REELS; reel += 1) {
        const strip = strips[reel]!;
        key = keyOf(key, strip[(stops[reel]! + line[reel]!) % strip.length]!);
      }
      return alive.has(key);
    });
}

/** How many scatters the reel shows at each of its stops. */
function scattersByStop({ rows, scatter }: CascadeRules, strip: Uint8Array): readonly number[] {
  return Array.from(
    strip,
    (_, stop) => windowOf(strip, stop, rows).filter((symbol) => symbol === scatter).length,
  );
}

/** [number of scatters] → combinations of these reels' stops that show so many. */
function combinationsByScatters(reels: readonly (readonly number[])[]): readonly number[] {
  return reels.reduce<number[]>(
    (before, stops) => {
      const after = Array<number>(before.length + Math.max(...stops)).fill(0);
      for (const [shown, ways] of before.entries()) for (const more of stops) after[shown + more]! += ways;
      return after;
    },
    [1],
  );
}
