import { hash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';

/** One seed in so many is kept: no other is further than that from one. */
const MARK_EVERY = 1_000;
const SEED_BYTES = 32;

/** A chain as it is kept: what it was committed to by, and marks from which each of its seeds is soon computed. */
export interface MadeChain {
  readonly commitment: string;
  /** The seeds at places 999, 1999, … and the last, one after the other. */
  readonly marks: Buffer;
}

/** Computes a whole chain from its last seed, letting others work in between. The seeds are those of `seedChain`. */
export async function makeChain(lastSeed: string, length: number): Promise<MadeChain> {
  const count = Math.ceil(length / MARK_EVERY);
  const marks = Buffer.alloc(count * SEED_BYTES);
  let seed = Buffer.from(lastSeed, 'hex');
  for (let place = length - 1; place >= 0; place -= 1) {
    if (place === length - 1 || place % MARK_EVERY === MARK_EVERY - 1)
      seed.copy(marks, Math.floor(place / MARK_EVERY) * SEED_BYTES);
    seed = hash('sha256', seed, 'buffer');
    if (place % MARK_EVERY === 0) await turn();
  }
  return { commitment: seed.toString('hex'), marks };
}

/** The seeds around a place: those of one block, in the order of play, the first at `from`. */
export function seedsAround(
  marks: Buffer,
  length: number,
  place: number,
): { readonly from: number; readonly seeds: readonly string[] } {
  const block = Math.floor(place / MARK_EVERY);
  const from = block * MARK_EVERY;
  let seed = Buffer.from(marks.subarray(block * SEED_BYTES, (block + 1) * SEED_BYTES));
  const seeds: string[] = [];
  for (let at = Math.min(from + MARK_EVERY, length) - 1; at >= from; at -= 1) {
    seeds.push(seed.toString('hex'));
    seed = hash('sha256', seed, 'buffer');
  }
  return { from, seeds: seeds.reverse() };
}
