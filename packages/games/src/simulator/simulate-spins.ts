import type { GameDefinition } from '../definition.ts';
import { compiledSpinsOf, type CompiledSpins } from '../lines/compile-spins.ts';
import { lineRulesOf } from '../lines/line-rules.ts';
import { simulationOf, type Simulation, type Simulator } from './simulation.ts';
import { xoshiro128, type Xoshiro } from './xoshiro.ts';

export type { Simulation, Simulator } from './simulation.ts';

/** Plays rounds on the compiled tables. The same seed gives the same rounds. */
export function simulateSpins(definition: GameDefinition, rounds: number, seed: number): Simulation {
  const simulator = createSimulator(definition, seed);
  simulator.run(rounds);
  return simulator.result();
}

/** A simulator that can be run on in portions, for progress. */
export function createSimulator(definition: GameDefinition, seed: number): Simulator {
  if (definition.engine !== 'lines') throw new Error(`${definition.engine} has no simulator yet`);
  const { maximumWinUnits } = lineRulesOf(definition);
  const words = bufferedWords(xoshiro128(seed));
  const base = compiledSpinsOf(definition, 'base');
  const free = definition.freeSpins === undefined ? base : compiledSpinsOf(definition, 'free');
  const spinsByOutcome = new Float64Array(base.outcomes.units.length);
  const longRoundsByUnits = new Float64Array(maximumWinUnits + 1);
  let freeSpins = 0;
  const playFreeSpins = (outcome: number): void => {
    const round = playChain(
      base.outcomes.units[outcome]!,
      base.outcomes.brings[outcome]!,
      maximumWinUnits,
      free,
      words,
    );
    freeSpins += round.freeSpins;
    longRoundsByUnits[round.units]! += 1;
  };
  return {
    run: (rounds) => playRounds(base, rounds, words, spinsByOutcome, playFreeSpins),
    result() {
      const roundsByUnits = Float64Array.from(longRoundsByUnits);
      for (const [id, spins] of spinsByOutcome.entries()) {
        if (base.outcomes.brings[id] === 0) {
          roundsByUnits[Math.min(base.outcomes.units[id]!, maximumWinUnits)]! += spins;
        }
      }
      return simulationOf(roundsByUnits, freeSpins, definition.lines.length);
    },
  };
}

interface BufferedWords {
  readonly buffer: Uint32Array;
  /** Index of the next unread word. */
  at: number;
  readonly source: Xoshiro;
}

function bufferedWords(source: Xoshiro): BufferedWords {
  const buffer = new Uint32Array(4096);
  return { buffer, at: buffer.length, source };
}

/** The hot loop: one word and two look-ups for a spin, which only counts its outcome. */
function playRounds(
  base: CompiledSpins,
  rounds: number,
  words: BufferedWords,
  spinsByOutcome: Float64Array,
  playFreeSpins: (outcome: number) => void,
): void {
  const { table, groupOfPrefix, suffixCount } = base;
  const { brings } = base.outcomes;
  const combinations = base.prefixCount * suffixCount;
  const acceptedBelow = acceptedBelowOf(combinations);
  // Dividing by multiplying is several times faster; the half keeps the quotient clear of rounding at n below 2^32.
  const perCombination = 1 / combinations;
  const perSuffix = 1 / suffixCount;
  const { buffer } = words;
  for (let played = 0; played < rounds;) {
    if (words.at === buffer.length) refill(words);
    let at = words.at;
    const end = buffer.length;
    while (at < end && played < rounds) {
      const word = buffer[at]!;
      at += 1;
      if (word >= acceptedBelow) continue;
      const combination = word - Math.floor((word + 0.5) * perCombination) * combinations;
      const prefix = Math.floor((combination + 0.5) * perSuffix);
      const outcome = table[groupOfPrefix[prefix]! * suffixCount + (combination - prefix * suffixCount)]!;
      spinsByOutcome[outcome]! += 1;
      played += 1;
      if (brings[outcome] === 0) continue;
      words.at = at;
      playFreeSpins(outcome);
      at = words.at;
    }
    words.at = at;
  }
}

function playChain(
  baseUnits: number,
  won: number,
  maximumUnits: number,
  free: CompiledSpins,
  words: BufferedWords,
) {
  let units = baseUnits;
  let left = won;
  let freeSpins = 0;
  while (left > 0 && units < maximumUnits) {
    const outcome = spinOnce(free, words);
    units += free.outcomes.units[outcome]!;
    left += free.outcomes.brings[outcome]! - 1;
    freeSpins += 1;
  }
  return { units: Math.min(units, maximumUnits), freeSpins };
}

function spinOnce(
  { table, groupOfPrefix, prefixCount, suffixCount }: CompiledSpins,
  words: BufferedWords,
): number {
  const combinations = prefixCount * suffixCount;
  const acceptedBelow = acceptedBelowOf(combinations);
  for (;;) {
    if (words.at === words.buffer.length) refill(words);
    const word = words.buffer[words.at]!;
    words.at += 1;
    if (word >= acceptedBelow) continue;
    const combination = word % combinations;
    const prefix = Math.floor(combination / suffixCount);
    return table[groupOfPrefix[prefix]! * suffixCount + (combination - prefix * suffixCount)]!;
  }
}

/** Words from here on are thrown away, so that `word % combinations` is unbiased. */
function acceptedBelowOf(combinations: number): number {
  if (combinations > 2 ** 32)
    throw new RangeError('One word cannot choose among more than 2^32 combinations');
  return Math.floor(2 ** 32 / combinations) * combinations;
}

function refill(words: BufferedWords): void {
  words.source.fill(words.buffer);
  words.at = 0;
}
