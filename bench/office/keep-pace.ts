const TICK_MS = 10;
/** A house that cannot keep the pace is not driven further into the wall. */
const OUTSTANDING_MAX = 256;

/** Has so many done a second until it is stopped, whether the one before is done or not. @returns what was done a second */
export function keepPace(perSecond: number, work: () => Promise<void>): { stop(): Promise<number> } {
  const startedAt = performance.now();
  let [begun, done, failed] = [0, 0, undefined as unknown];
  const underWay = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1_000) * perSecond);
    for (; begun < due && underWay.size < OUTSTANDING_MAX; begun++) {
      const one: Promise<void> = work()
        .then(() => void done++)
        .catch((error: unknown) => void (failed ??= error))
        .finally(() => underWay.delete(one));
      underWay.add(one);
    }
  }, TICK_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      const seconds = (performance.now() - startedAt) / 1_000;
      await Promise.all(underWay);
      if (failed) throw failed;
      return done / seconds;
    },
  };
}
