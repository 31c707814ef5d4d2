/** What one measurement of one variant gave. */
export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Clients that each ask again as soon as they are answered, for a while. */
export async function drive(clients: number, seconds: number, ask: () => Promise<void>): Promise<Load> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const client = async () => {
    for (;;) {
      const askedAt = performance.now();
      if (askedAt >= until) return;
      await ask();
      latencies.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return loadOf(latencies, (performance.now() - startedAt) / 1000);
}

/** @param latencies of every answer, in milliseconds */
export function loadOf(latencies: number[], seconds: number): Load {
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { perSecond: sorted.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}
