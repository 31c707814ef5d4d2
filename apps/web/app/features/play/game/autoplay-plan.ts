import type { Round } from '@croupier/contract/play/rounds';
import { spinStepsOf, type RoundOutcome } from '@croupier/games';

/** When rounds that are played by themselves end, beside a refusal and a press. */
export interface AutoplayPlan {
  readonly rounds: number;
  /** A round that wins so many stakes ends it; null: none does. */
  readonly winStakes: number | null;
  /** So much more staked than won ends it, in minor units; null: nothing does. */
  readonly lossMinor: bigint | null;
  /** Whether free spins and other features end it once they are over. */
  readonly endsAtFeature: boolean;
}

/** What has been played so far. Amounts in minor units; a round of a gift stakes nothing. */
export interface AutoplayRun {
  readonly played: number;
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
}

export type AutoplayEnd = 'rounds' | 'win' | 'loss' | 'feature' | 'refused' | 'gift' | 'stopped';

export const COUNTS = [10, 25, 50, 100] as const;
export const FIRST_PLAN: AutoplayPlan = { rounds: 25, winStakes: 10, lossMinor: null, endsAtFeature: false };
export const NOTHING_PLAYED: AutoplayRun = { played: 0, stakedMinor: 0n, wonMinor: 0n };

type Counted = Pick<Round, 'stakeMinor' | 'winMinor' | 'giftId'>;

export function countRound(run: AutoplayRun, { stakeMinor, winMinor, giftId }: Counted): AutoplayRun {
  const isGift = giftId !== null;
  return {
    played: run.played + 1,
    stakedMinor: run.stakedMinor + (isGift ? 0n : BigInt(stakeMinor)),
    wonMinor: run.wonMinor + (isGift ? 0n : BigInt(winMinor)),
  };
}

/**
 * Why no further round is begun after this one; null while there is no reason.
 * @param round the last of the run
 * @param hadFeature whether it had more than its one spin
 */
export function endAfter(
  plan: AutoplayPlan,
  run: AutoplayRun,
  round: Counted,
  hadFeature: boolean,
): AutoplayEnd | null {
  if (plan.winStakes !== null && BigInt(round.winMinor) >= BigInt(round.stakeMinor) * BigInt(plan.winStakes))
    return 'win';
  if (plan.lossMinor !== null && run.stakedMinor - run.wonMinor >= plan.lossMinor) return 'loss';
  if (plan.endsAtFeature && hadFeature) return 'feature';
  return run.played >= plan.rounds ? 'rounds' : null;
}

/** A round of reels that went on beyond its one spin. */
export function hadFeature({ outcome }: Pick<Round, 'outcome'>): boolean {
  return spinStepsOf(outcome as RoundOutcome).length > 1;
}
