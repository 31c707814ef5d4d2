import { createHash } from 'node:crypto';

/** Chance that a seed gives again: a run that found something is played once more. */
export interface Seeded {
  /** 0 … below-1. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

export function createSeeded(seed: string): Seeded {
  let count = 0;
  const below = (limit: number): number => {
    const digest = createHash('sha256').update(`${seed} ${count++}`).digest();
    return digest.readUInt32BE(0) % limit;
  };
  return {
    below,
    pick: (items) => items[below(items.length)]!,
    shuffle: (items) => {
      const left = [...items];
      return items.map(() => left.splice(below(left.length), 1)[0]!);
    },
  };
}
