import type { PaidParts } from '@croupier/domain';
import type { RoundRow } from './provider-rounds-store.ts';
import type { BonusPart, TransactionRow } from './transactions-store.ts';

/** A round with one more bet. `part`: what of it was money of the round's bonus. */
export function withStake(round: RoundRow, stakeMinor: bigint, part: BonusPart | null): RoundRow {
  const { bonus } = round;
  return {
    ...round,
    state: 'open',
    bets: round.bets + 1,
    stakeMinor: round.stakeMinor + stakeMinor,
    bonus: bonus && {
      ...bonus,
      stakeMinor: bonus.stakeMinor + (part?.bonusMinor ?? 0n),
      progressMinor: bonus.progressMinor + (part?.progressMinor ?? 0n),
    },
  };
}

/** A round without one of its bets. */
export function withoutBet(round: RoundRow, bet: TransactionRow): RoundRow {
  const { bonus } = round;
  const bets = round.bets - 1;
  return {
    ...round,
    bets,
    stakeMinor: round.stakeMinor - bet.amountMinor,
    state: bets === 0 ? 'void' : round.state,
    bonus: bonus && {
      ...bonus,
      stakeMinor: bonus.stakeMinor - (bet.bonus?.bonusMinor ?? 0n),
      progressMinor: bonus.progressMinor - (bet.bonus?.progressMinor ?? 0n),
    },
  };
}

/** A round with one more win that was paid. */
export function withWin(round: RoundRow, { realMinor, bonusMinor, forfeitedMinor }: PaidParts): RoundRow {
  const { bonus } = round;
  return {
    ...round,
    winMinor: round.winMinor + realMinor + bonusMinor + forfeitedMinor,
    bonus: bonus && {
      ...bonus,
      winMinor: bonus.winMinor + bonusMinor,
      forfeitedMinor: bonus.forfeitedMinor + forfeitedMinor,
    },
  };
}
