import { commitmentOf } from './fair-stream.ts';

/**
 * Server seeds for many shared draws in a row, in the order of play: each seed's commitment is the seed before it, so
 * that one commitment published at the start fixes all of them, and a draw cannot be left out unseen.
 * @param lastSeed 64 lowercase hexadecimal digits, drawn at random by the caller
 */
export function seedChain(lastSeed: string, length: number): string[] {
  const seeds = [lastSeed];
  while (seeds.length < length) seeds.push(commitmentOf(seeds.at(-1)!));
  return seeds.reverse();
}
