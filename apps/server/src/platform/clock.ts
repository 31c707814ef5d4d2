/** The time that rules are judged by. Nothing in a feature reads `Date` by itself. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that a test may move; production has no way to build one (see config.ts). */
export interface OffsetClock extends Clock {
  setOffset(offsetMs: number): void;
}

export function createOffsetClock(startOffsetMs = 0): OffsetClock {
  let offsetMs = startOffsetMs;
  return {
    now: () => new Date(Date.now() + offsetMs),
    setOffset: (value) => {
      offsetMs = value;
    },
  };
}
