/** With one decimal, rounded down: it is full only when nothing is left. */
export const percentOf = (done: bigint, total: bigint): number =>
  total === 0n ? 100 : Number((done * 1_000n) / total) / 10;
