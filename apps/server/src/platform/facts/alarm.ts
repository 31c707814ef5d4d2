export interface Alarm {
  ring(): void;
  /** Until it rings, or so many milliseconds. */
  wait(ms: number): Promise<void>;
}

/** A wait that a ring ends; a ring while nobody waits ends the next wait at once, so none is lost. */
export function createAlarm(): Alarm {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    wait: async (ms) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => (clearTimeout(timer), resolve());
        });
      }
      [rung, wake] = [false, undefined];
    },
  };
}
