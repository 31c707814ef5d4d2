import type { CompiledSpins } from '../lines/compile-spins.ts';

/** How words become places in a table. */
interface PlaceDraws {
  readonly spins: CompiledSpins;
  /** What a word is multiplied by for the numbers of its prefix, of its row and of its combination. */
  readonly perPrefix: number;
  readonly perRow: number;
  readonly perCombination: number;
  /** Words from here on are thrown away. */
  readonly acceptedBelow: number;
}

/**
 * From words to places in the table, every combination of stops equally likely: a combination is a word divided
 * by how often each fits into 2³², and words beyond the last whole fit are thrown away.
 */
export function placeDrawsOf(spins: CompiledSpins): PlaceDraws {
  const { prefixCount, middleStops, lastStops } = spins;
  const combinations = prefixCount * middleStops * lastStops;
  if (combinations > 2 ** 31) throw new RangeError('One word cannot choose among that many combinations');
  const share = Math.floor(2 ** 32 / combinations);
  return {
    spins,
    // Multiplying is several times faster than dividing.
    perPrefix: 1 / (share * lastStops * middleStops),
    perRow: 1 / (share * lastStops),
    perCombination: 1 / share,
    acceptedBelow: share * combinations,
  };
}

/**
 * A word and a half, divided, stays clear of whole numbers by more than rounding can move it, so that the whole
 * parts are exact.
 */
export function placeOf({ spins, perPrefix, perRow, perCombination }: PlaceDraws, word: number): number {
  const { groupStarts, rowStarts, middleStops, lastStops } = spins;
  const inside = word + 0.5;
  const prefix = (inside * perPrefix) | 0;
  const row = (inside * perRow) | 0;
  const rowStart = rowStarts[groupStarts[prefix]! + row - Math.imul(prefix, middleStops)]!;
  return rowStart + ((inside * perCombination) | 0) - Math.imul(row, lastStops);
}

/** The same for many words. @returns how many places were written */
export function writePlaces(
  { spins, perPrefix, perRow, perCombination, acceptedBelow }: PlaceDraws,
  words: Uint32Array,
  places: Int32Array,
): number {
  const { groupStarts, rowStarts, middleStops, lastStops } = spins;
  let written = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    if (word >= acceptedBelow) continue;
    const inside = word + 0.5;
    const prefix = (inside * perPrefix) | 0;
    const row = (inside * perRow) | 0;
    const rowStart = rowStarts[groupStarts[prefix]! + row - Math.imul(prefix, middleStops)]!;
    places[written] = rowStart + ((inside * perCombination) | 0) - Math.imul(row, lastStops);
    written += 1;
  }
  return written;
}
