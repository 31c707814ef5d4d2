/** Average cost of stakes: from the game that returns most to the one that returns least. */
export interface AverageCost {
  readonly leastMinor: bigint;
  readonly mostMinor: bigint;
}

const ALL_MICRO = 1_000_000n;

/**
 * What an amount of stakes costs over many rounds: stake × (1 − return), rounded up, so that it is never told as less than it is.
 * @param returnsMicro of all games that count, in 1/10⁶ of the stake
 * @returns undefined where nothing is known of any game
 */
export function averageCostOf(stakeMinor: bigint, returnsMicro: readonly number[]): AverageCost | undefined {
  if (returnsMicro.length === 0) return undefined;
  const costOf = (returnMicro: number): bigint =>
    (stakeMinor * (ALL_MICRO - BigInt(returnMicro)) + ALL_MICRO - 1n) / ALL_MICRO;
  return { leastMinor: costOf(Math.max(...returnsMicro)), mostMinor: costOf(Math.min(...returnsMicro)) };
}
