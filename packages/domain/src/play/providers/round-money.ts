import type { PaidParts } from '../../rewards/purses/round-purse.ts';

/** What of a studio's round was bonus money, and of which bonus. */
export interface RoundBonus {
  readonly grantId: string;
  readonly stakeMinor: bigint;
  /** What went to the bonus account and stayed there. */
  readonly winMinor: bigint;
  /** Of the win, what went back because the bonus had ended. */
  readonly forfeitedMinor: bigint;
  /** What its standing bets added to the wagering. */
  readonly progressMinor: bigint;
}

/** A studio's round as far as its money goes. */
export interface StudioRound {
  /** Of its standing bets. */
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  /** How many stand. */
  readonly bets: number;
  /** `void`: every bet was given back. `abandoned`: the house gave it up; a late win is still taken. */
  readonly state: 'open' | 'ended' | 'void' | 'abandoned';
  /** Null where no bonus was active when it began. */
  readonly bonus: RoundBonus | null;
}

/** What of a bet, a win or a rollback was bonus money, and of which bonus. */
export interface BonusPart {
  readonly grantId: string;
  /** Moved from or to the bonus account, and stayed so. */
  readonly bonusMinor: bigint;
  /** Went into the bonus account and out of it at once, for the bonus had ended. */
  readonly forfeitedMinor: bigint;
  /** What a bet added to the wagering, or its rollback took back. */
  readonly progressMinor: bigint;
}

/** `bonus`: null for one that is of own money alone, also in a round with a bonus. */
export interface StudioBet {
  readonly amountMinor: bigint;
  readonly bonus: BonusPart | null;
}

/** A round before its first bet. It belongs to the bonus that its first stake may take money of. */
export const newStudioRound = (grantId: string | null): StudioRound => ({
  stakeMinor: 0n,
  winMinor: 0n,
  bets: 0,
  state: 'open',
  bonus: grantId === null ? null : { grantId, ...NOTHING },
});

const NOTHING = { stakeMinor: 0n, winMinor: 0n, forfeitedMinor: 0n, progressMinor: 0n };

/** A round with one more bet. */
export const withBet = <Round extends StudioRound>(round: Round, bet: StudioBet): Round => ({
  ...round,
  state: 'open',
  bets: round.bets + 1,
  stakeMinor: round.stakeMinor + bet.amountMinor,
  bonus: round.bonus && {
    ...round.bonus,
    stakeMinor: round.bonus.stakeMinor + (bet.bonus?.bonusMinor ?? 0n),
    progressMinor: round.bonus.progressMinor + (bet.bonus?.progressMinor ?? 0n),
  },
});

/** A round without one of its bets; void without its last. */
export function withoutBet<Round extends StudioRound>(round: Round, bet: StudioBet): Round {
  const bets = round.bets - 1;
  return {
    ...round,
    bets,
    stakeMinor: round.stakeMinor - bet.amountMinor,
    state: bets === 0 ? 'void' : round.state,
    bonus: round.bonus && {
      ...round.bonus,
      stakeMinor: round.bonus.stakeMinor - (bet.bonus?.bonusMinor ?? 0n),
      progressMinor: round.bonus.progressMinor - (bet.bonus?.progressMinor ?? 0n),
    },
  };
}

/** A round with one more win that was paid. */
export const withWin = <Round extends StudioRound>(
  round: Round,
  { realMinor, bonusMinor, forfeitedMinor }: PaidParts,
): Round => ({
  ...round,
  winMinor: round.winMinor + realMinor + bonusMinor + forfeitedMinor,
  bonus: round.bonus && {
    ...round.bonus,
    winMinor: round.bonus.winMinor + bonusMinor,
    forfeitedMinor: round.bonus.forfeitedMinor + forfeitedMinor,
  },
});
