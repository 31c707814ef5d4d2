/** Asks so many times, one after another. @returns the 95th percentile of how long an answer took, in milliseconds */
export async function p95Of(times: number, ask: () => Promise<void>): Promise<number> {
  const latencies = new Float64Array(times);
  for (let n = 0; n < times; n += 1) {
    const askedAt = performance.now();
    await ask();
    latencies[n] = performance.now() - askedAt;
  }
  return latencies.sort()[Math.ceil(times * 0.95) - 1]!;
}
