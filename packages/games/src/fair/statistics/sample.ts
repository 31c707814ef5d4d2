import type { Draw } from '../draw.ts';

/** What rounds showed, one after another: `ranges.length` results of each, the i-th from 0 to ranges[i] − 1. */
export interface Sample {
  readonly name: string;
  readonly ranges: readonly number[];
  readonly rounds: number;
  /** Round by round. */
  readonly values: Uint8Array;
}

/** A final output of a game: how many results a round shows and out of how many each. */
export interface Output {
  readonly name: string;
  readonly domain: string;
  readonly ranges: readonly number[];
  /** The results of one round, as the game shows them. */
  read(draw: Draw): readonly number[];
}

/** Plays so many rounds with the draw of each nonce: 0, 1, 2, … */
export function takeSample(
  { name, ranges, read }: Output,
  rounds: number,
  drawOf: (nonce: number) => Draw,
): Sample {
  if (ranges.some((range) => range > 256)) throw new RangeError('A result is kept in a byte');
  const values = new Uint8Array(rounds * ranges.length);
  for (let nonce = 0, at = 0; nonce < rounds; nonce += 1) {
    for (const result of read(drawOf(nonce))) values[at++] = result;
  }
  return { name, ranges, rounds, values };
}

/** The results at one place of the round, round after round. */
export function resultsAt({ ranges, rounds, values }: Sample, place: number): Uint8Array {
  const results = new Uint8Array(rounds);
  for (let round = 0; round < rounds; round += 1) results[round] = values[round * ranges.length + place]!;
  return results;
}
