import { isAbove, judgeStake, type JudgedStake, type SeatRules } from '../../people/play-rules/seat-rules.ts';
import { cycleStartMs } from './least-cycle.ts';

/** A round about to be settled, and what it meets there. */
export interface RoundMet {
  /** A round was played under its key before, settled or still open. */
  readonly isKnown: boolean;
  /** It was drawn under a pair, a nonce or a bonus that are not the seat's any more. */
  readonly isStale: boolean;
  readonly isAvailable: boolean;
  /** The player has a round of the same game open. */
  readonly hasOpenRound: boolean;
  readonly cycle: Parameters<typeof cycleStartMs>[0];
  readonly rules: SeatRules;
  readonly stake: JudgedStake;
  /** The most for one round by the terms of the bonus that it stakes. */
  readonly bonusMaximumMinor: bigint | null;
  /** What the stake can take, of all accounts it is made of. */
  readonly heldMinor: bigint;
  readonly now: Date;
}

export type RoundVerdict =
  | 'settled'
  | 'known'
  | 'stale'
  | 'game_unavailable'
  | 'round_open'
  | 'too_soon'
  | 'reckon'
  | 'stake_too_high'
  | 'insufficient_funds';

/**
 * What the settling statements say of a round, in their order. What has nothing to do with the player's wish comes first: a
 * round that was played is answered as played whatever would refuse it by now, and a stale one is drawn anew before it is
 * judged. None of it depends on what was drawn.
 */
export function judgeRound(round: RoundMet): RoundVerdict {
  if (round.isKnown) return 'known';
  if (round.isStale) return 'stale';
  if (!round.isAvailable) return 'game_unavailable';
  if (round.hasOpenRound) return 'round_open';
  if (cycleStartMs(round.cycle) === undefined) return 'too_soon';
  const { stake, bonusMaximumMinor } = round;
  const verdict = judgeStake(round.rules, stake, round.now);
  if (verdict !== 'allowed') return verdict;
  if (isAbove(stake.stakeMinor, bonusMaximumMinor)) return 'stake_too_high';
  return round.heldMinor < stake.stakeMinor ? 'insufficient_funds' : 'settled';
}
