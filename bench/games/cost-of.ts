/** What one piece of work cost. */
export interface Cost {
  /** Processor time of this process, its collector and compiler threads included. */
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
}

/**
 * Repeats the work for at least this long, and at least once. Processor time is what counts on a machine that does
 * other things as well: a core of one's own would take about as long by the clock.
 * @param work answers how many pieces it did
 */
export function costOf(work: () => number, seconds: number): Cost {
  const [cpu, startedAt] = [process.cpuUsage(), performance.now()];
  let pieces = 0;
  do pieces += work();
  while (performance.now() - startedAt < seconds * 1000);
  const { user, system } = process.cpuUsage(cpu);
  return {
    cpuSeconds: (user + system) / 1e6 / pieces,
    wallSeconds: (performance.now() - startedAt) / 1000 / pieces,
  };
}
