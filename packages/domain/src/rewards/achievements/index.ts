/** Measures of achievements: none that is reached by losing, by paying in, or at an hour of the day. */
export const ACHIEVEMENT_COUNTS = ['stakes', 'rounds', 'best-multiplier', 'days', 'games'] as const;

/** Medals of an achievement from the lowest to the highest; `single` is that of one that has no more than this. */
export const ACHIEVEMENT_TIERS = ['single', 'silver', 'gold', 'snow'] as const;
export type AchievementTier = (typeof ACHIEVEMENT_TIERS)[number];

/** Whether tiers stand in order, each once: one alone that is `single`, or some of the others. */
export function areTiersInOrder(tiers: readonly AchievementTier[]): boolean {
  const heights = tiers.map((tier) => ACHIEVEMENT_TIERS.indexOf(tier));
  if (tiers.includes('single') && tiers.length > 1) return false;
  return heights.every((height, index) => index === 0 || height > heights[index - 1]!);
}

/** The share of those who hold at least the first medal, of all who play for it, in 1/10⁶; rounded up, so that some is never none. */
export function holdersMicroOf({ holders, players }: { holders: bigint; players: bigint }): number {
  return players === 0n ? 0 : Number((holders * 1_000_000n + players - 1n) / players);
}
