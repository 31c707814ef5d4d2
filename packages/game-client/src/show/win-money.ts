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

/** What of a win decides how it is told. */
export interface ToldWin {
  readonly winMinor: bigint;
  readonly stakeMinor: bigint;
  /** As the rules of the place say: a win is celebrated only above so many stakes. */
  readonly celebratedAboveStakes: number;
}

/** Whether a win looks and sounds like one: what gives back the stake or less is counted, and nothing more. */
export const isCelebrated = ({ winMinor, stakeMinor, celebratedAboveStakes }: ToldWin): boolean =>
  winMinor > stakeMinor * BigInt(celebratedAboveStakes);

/** The scene a win deserves: none below ten stakes, and none that is not celebrated. */
export function celebrationOf(win: ToldWin): Celebration | null {
  const { winMinor, stakeMinor } = win;
  if (!isCelebrated(win)) return null;
  return TIERS.find((tier) => stakeMinor > 0n && winMinor >= stakeMinor * tier.leastStakes) ?? null;
}

/** A counter on its way: never above its end, exactly the end when `part` is 1. */
export function countedMinor(fromMinor: bigint, toMinor: bigint, part: number): bigint {
  const permille = BigInt(Math.round(Math.min(1, Math.max(0, part)) * 1_000));
  return fromMinor + ((toMinor - fromMinor) * permille) / 1_000n;
}
