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

/**
 * What may be against a round. None of it depends on what was drawn. Where several things are against it, the first is told,
 * and the order is part of the rule, also in the statements that settle, which are written by this list:
 * 1. `known`, before anything may refuse: a key has one answer, even when its round would be refused by now.
 * 2. `stale`, before anything is judged: a key that was settled while this round waited for the lock may be overlooked, but
 *    has used up the nonce, so the round is tried again and is known then. And under another bonus the stake would be made
 *    of other money, so that nothing below would hold.
 * 3. `game_unavailable`, as it is so for everybody: no player is asked to do something about a game that is switched off.
 * 4. `round_open`, before what passes by itself: waiting does not end that round, its choices do.
 * 5. `too_soon`, before the rules: they may have to be looked up, and not for a round that is not taken whatever they say.
 * 6. `reckon`, before what the seat's rules say: lapsed, or of other money, they say nothing about this stake.
 * 7. `stake_too_high`, by the player's own rule or by the bonus's terms.
 * 8. `insufficient_funds` last: it invites to deposit, and nobody is invited to for a stake that a rule is against.
 */
export const AGAINST_ROUND = [
  'known',
  'stale',
  'game_unavailable',
  'round_open',
  'too_soon',
  'reckon',
  'stake_too_high',
  'insufficient_funds',
] as const;
export type AgainstRound = (typeof AGAINST_ROUND)[number];

/**
 * `known`: its key has its round already. `stale`: it is to be drawn anew. `reckon`: what the player's rules come to has to be
 * looked up. All others but `settled` refuse the stake.
 */
export type RoundVerdict = 'settled' | AgainstRound;

/** What the settling statements say of a round. */
export function judgeRound(round: RoundMet): RoundVerdict {
  const { stake, bonusMaximumMinor } = round;
  const bySeat = judgeStake(round.rules, stake, round.now);
  const isAgainst: Readonly<Record<AgainstRound, boolean>> = {
    known: round.isKnown,
    stale: round.isStale,
    game_unavailable: !round.isAvailable,
    round_open: round.hasOpenRound,
    too_soon: cycleStartMs(round.cycle) === undefined,
    reckon: bySeat === 'reckon',
    stake_too_high: bySeat === 'stake_too_high' || isAbove(stake.stakeMinor, bonusMaximumMinor),
    insufficient_funds: round.heldMinor < stake.stakeMinor,
  };
  return AGAINST_ROUND.find((verdict) => isAgainst[verdict]) ?? 'settled';
}
