import type { RoundRow } from '@croupier/contract/play/rounds';

/** A round, of the house or of another studio. */
interface Parted {
  readonly stakeMinor: string;
  readonly winMinor: string;
  readonly parts: Pick<
    NonNullable<RoundRow['parts']>,
    'bonusStakeMinor' | 'bonusWinMinor' | 'forfeitedMinor'
  > | null;
}

/** What a round moved, by whose money it was; minor units. */
export interface RoundParts {
  readonly ownStakeMinor: bigint;
  readonly bonusStakeMinor: bigint;
  readonly ownWinMinor: bigint;
  readonly bonusWinMinor: bigint;
  /** Of the win, what went back because the bonus was over. */
  readonly forfeitedMinor: bigint;
}

/** A round without a bonus is all of its player's own money. */
export function partsOf({ stakeMinor, winMinor, parts }: Parted): RoundParts {
  const bonusStakeMinor = BigInt(parts?.bonusStakeMinor ?? 0);
  const bonusWinMinor = BigInt(parts?.bonusWinMinor ?? 0);
  const forfeitedMinor = BigInt(parts?.forfeitedMinor ?? 0);
  return {
    ownStakeMinor: BigInt(stakeMinor) - bonusStakeMinor,
    bonusStakeMinor,
    ownWinMinor: BigInt(winMinor) - bonusWinMinor - forfeitedMinor,
    bonusWinMinor,
    forfeitedMinor,
  };
}

/** What could be played with after the round, and what of it was bonus money. */
export function leftBy({ balanceAfterMinor, parts }: Pick<RoundRow, 'balanceAfterMinor' | 'parts'>): {
  amountMinor: bigint;
  bonusMinor: bigint;
} {
  const bonusMinor = BigInt(parts?.balance?.amountMinor ?? 0);
  return { amountMinor: BigInt(balanceAfterMinor) + bonusMinor, bonusMinor };
}
