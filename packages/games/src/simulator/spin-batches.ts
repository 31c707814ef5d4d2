import type { CompiledSpins } from '../lines/compile-spins.ts';
import { placeDrawsOf, placeOf, writePlaces } from './place-draws.ts';
import type { Xoshiro } from './xoshiro.ts';

/** Spins drawn on a compiled table by the thousand, counted by outcome. */
export interface SpinBatches {
  /** Draws and counts spins; those that bring something are handed on as outcome ids. */
  run(rounds: number, onBrings: (outcome: number) => void): void;
  /** How often each outcome came. */
  countsByOutcome(): Float64Array;
}

/**
 * The hot loop of simulations: one word and three look-ups for a spin. It is two loops, since look-ups that
 * do not wait for each other run at the same time: the first works out places in the table, the second reads them.
 */
export function createSpinBatches(spins: CompiledSpins, source: Xoshiro): SpinBatches {
  const draws = placeDrawsOf(spins);
  const words = new Uint32Array(BATCH);
  const places = new Int32Array(BATCH);
  const counts = createCounts(spins.outcomes.brings.length);
  let [at, drawn] = [0, 0];
  return {
    run(rounds, onBrings) {
      for (let left = rounds; left > 0;) {
        if (at === drawn) {
          source.fill(words);
          [at, drawn] = [0, writePlaces(draws, words, places)];
        }
        const to = Math.min(drawn, at + left);
        const bringing = countOutcomes(spins, places.subarray(at, to), counts);
        for (let index = 0; index < bringing; index += 1) onBrings(counts.bringing[index]!);
        left -= to - at;
        at = to;
      }
    },
    countsByOutcome: () => counts.evens.map((even, outcome) => even + counts.odds[outcome]!),
  };
}

const BATCH = 4096;

type Counts = ReturnType<typeof createCounts>;

function createCounts(outcomes: number) {
  return {
    // Most spins have the same outcome, and one counter would be waited for: neighbours count apart.
    evens: new Float64Array(outcomes),
    odds: new Float64Array(outcomes),
    /** Outcomes that bring something, as many as `countOutcomes` says. */
    bringing: new Uint16Array(BATCH + 1),
  };
}

/** Reads and counts the outcomes at these places. @returns how many bring something */
function countOutcomes(
  { table, outcomes: { brings } }: CompiledSpins,
  places: Int32Array,
  { evens, odds, bringing }: Counts,
): number {
  let found = 0;
  let index = 0;
  for (; index + 1 < places.length; index += 2) {
    const one = table[places[index]!]!;
    const other = table[places[index + 1]!]!;
    evens[one]! += 1;
    odds[other]! += 1;
    // Kept or overwritten by the next: a jump would cost more.
    bringing[found] = one;
    found += brings[one] === 0 ? 0 : 1;
    bringing[found] = other;
    found += brings[other] === 0 ? 0 : 1;
  }
  if (index === places.length) return found;
  const last = table[places[index]!]!;
  evens[last]! += 1;
  bringing[found] = last;
  return brings[last] === 0 ? found : found + 1;
}

/** One spin at a time, as a function that answers outcome ids: for what follows a spin that brings something. */
export function createSpinDraw(spins: CompiledSpins, nextWord: () => number): () => number {
  const draws = placeDrawsOf(spins);
  const { table } = spins;
  return () => {
    for (;;) {
      const word = nextWord();
      if (word < draws.acceptedBelow) return table[placeOf(draws, word)]!;
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
