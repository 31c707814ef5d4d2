import type { SpinStep } from '@croupier/games';

export interface Celebration {
  readonly tier: 'big' | 'great' | 'legendary';
  readonly durationMs: number;
}

const TIERS = [
  { leastStakes: 50n, tier: 'legendary', durationMs: 6_500 },
  { leastStakes: 25n, tier: 'great', durationMs: 5_200 },
  { leastStakes: 10n, tier: 'big', durationMs: 4_000 },
] as const;

/** Money of a number of units, of which a total stake has `stakeUnits`. Exact, stakes divide by them. */
export const unitsToMinor = (units: number, stakeMinor: bigint, stakeUnits: number): bigint =>
  (BigInt(units) * stakeMinor) / BigInt(stakeUnits);

export const stepMinor = (step: SpinStep, stakeMinor: bigint, stakeUnits: number): bigint =>
  unitsToMinor(step.units, stakeMinor, stakeUnits);

/** The scene a win deserves: none below ten stakes. */
export function celebrationOf(winMinor: bigint, stakeMinor: bigint): Celebration | null {
  return TIERS.find((tier) => stakeMinor > 0n && winMinor >= stakeMinor * tier.leastStakes) ?? null;
}

/** A counter on its way: never above its end, exactly the end when `part` is 1. */
export function countedMinor(fromMinor: bigint, toMinor: bigint, part: number): bigint {
  const permille = BigInt(Math.round(Math.min(1, Math.max(0, part)) * 1_000));
  return fromMinor + ((toMinor - fromMinor) * permille) / 1_000n;
}
