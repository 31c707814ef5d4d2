/** Prints each step as it begins and how long it took, e.g. `• database … embedded PostgreSQL (0.4 s)`. */
export function createProgress(print: (line: string) => void) {
  return async function step<T>(
    title: string,
    work: () => Promise<T>,
    describe?: (result: T) => string,
  ): Promise<T> {
    const startedAt = performance.now();
    print(`• ${title} …`);
    const result = await work();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    print(`  ${describe?.(result) ?? 'done'} (${seconds} s)`);
    return result;
  };
}
