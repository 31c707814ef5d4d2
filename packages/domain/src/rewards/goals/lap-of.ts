/** How far a player is on the way to the next target of a goal that repeats. */
export interface Lap {
  readonly current: bigint;
  readonly target: bigint;
}

interface Stand extends Lap {
  /** How often the target was reached. */
  readonly times: number;
}

/**
 * The part of a goal that repeats which is under way: from the target that was reached last to the next one.
 * What was taken back after a target was reached is played again first: then nothing is done of the lap, and it is longer by that.
 * @param stand of the whole goal: `current` since it was begun, `target` the next one
 */
export function lapOf({ current, target, times }: Stand): Lap {
  const begun = (target / BigInt(times + 1)) * BigInt(times);
  return current < begun
    ? { current: 0n, target: target - current }
    : { current: current - begun, target: target - begun };
}
