import type { CompiledSpins } from '../lines/compile-spins.ts';
import type { Xoshiro } from './xoshiro.ts';

/** Spins drawn on a compiled table by the thousand, counted by outcome. */
export interface SpinBatches {
  /** Draws and counts spins; those that bring something are handed on as outcome ids. */
  run(rounds: number, onBrings: (outcome: number) => void): void;
  /** How often each outcome came. */
  countsByOutcome(): Float64Array;
}

/**
 * The hot loop of simulations: one word and two look-ups for a spin. It is two loops, since look-ups that
 * do not wait for each other run at the same time: the first works out places in the table, the second reads them.
 */
export function createSpinBatches(spins: CompiledSpins, source: Xoshiro): SpinBatches {
  const { table } = spins;
  const { brings } = spins.outcomes;
  const draws = createPlaceDraws(spins);
  const words = new Uint32Array(BATCH);
  const places = new Int32Array(BATCH);
  // Most spins have the same outcome, and one counter would be waited for: neighbours count apart.
  const [evens, odds] = [new Float64Array(brings.length), new Float64Array(brings.length)];
  let [at, drawn] = [0, 0];
  const count = (from: number, to: number, onBrings: (outcome: number) => void): void => {
    let place = from;
    for (; place + 1 < to; place += 2) {
      const one = table[places[place]!]!;
      const other = table[places[place + 1]!]!;
      evens[one]! += 1;
      odds[other]! += 1;
      if ((brings[one]! | brings[other]!) === 0) continue;
      if (brings[one] !== 0) onBrings(one);
      if (brings[other] !== 0) onBrings(other);
    }
    if (place === to) return;
    const last = table[places[place]!]!;
    evens[last]! += 1;
    if (brings[last] !== 0) onBrings(last);
  };
  return {
    run(rounds, onBrings) {
      for (let left = rounds; left > 0;) {
        if (at === drawn) {
          source.fill(words);
          [at, drawn] = [0, draws.writePlaces(words, places)];
        }
        const to = Math.min(drawn, at + left);
        count(at, to, onBrings);
        left -= to - at;
        at = to;
      }
    },
    countsByOutcome: () => evens.map((even, outcome) => even + odds[outcome]!),
  };
}

const BATCH = 4096;

/** One spin at a time, as a function that answers outcome ids: for what follows a spin that brings something. */
export function createSpinDraw(spins: CompiledSpins, nextWord: () => number): () => number {
  const { placeOf, acceptedBelow } = createPlaceDraws(spins);
  const { table } = spins;
  return () => {
    for (;;) {
      const word = nextWord();
      if (word < acceptedBelow) return table[placeOf(word)]!;
    }
  };
}

/** Words one by one from a generator. */
export function wordsOf(source: Xoshiro): () => number {
  const words = new Uint32Array(BATCH);
  let at = BATCH;
  return () => {
    if (at === BATCH) {
      source.fill(words);
      at = 0;
    }
    const word = words[at]!;
    at += 1;
    return word;
  };
}

/**
 * From words to places in the table, every combination of stops equally likely: a combination is a word divided
 * by how often each fits into 2³², and words beyond the last whole fit are thrown away.
 */
function createPlaceDraws({ groupOfPrefix, prefixCount, suffixCount }: CompiledSpins) {
  const combinations = prefixCount * suffixCount;
  if (combinations > 2 ** 31) throw new RangeError('One word cannot choose among that many combinations');
  const share = Math.floor(2 ** 32 / combinations);
  const acceptedBelow = share * combinations;
  // Multiplying is several times faster than dividing. A word and a half, divided, stays clear of whole numbers by
  // more than rounding can move it, so that the whole part is exact.
  const perCombination = 1 / share;
  const perPrefix = 1 / (share * suffixCount);
  const startOfPrefix = Int32Array.from(groupOfPrefix, (group) => group * suffixCount);
  const placeOf = (word: number): number => {
    const middle = word + 0.5;
    const prefix = (middle * perPrefix) | 0;
    return startOfPrefix[prefix]! + ((middle * perCombination) | 0) - Math.imul(prefix, suffixCount);
  };
  /** Answers how many places were written. */
  const writePlaces = (words: Uint32Array, places: Int32Array): number => {
    let written = 0;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at]!;
      const middle = word + 0.5;
      const prefix = (middle * perPrefix) | 0;
      places[written] =
        startOfPrefix[prefix]! + ((middle * perCombination) | 0) - Math.imul(prefix, suffixCount);
      // Kept or overwritten by the next: a jump would cost more.
      written += word < acceptedBelow ? 1 : 0;
    }
    return written;
  };
  return { placeOf, writePlaces, acceptedBelow };
}
