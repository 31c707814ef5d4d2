import type { BalanceKind, Currency } from '../../money/amounts/money.ts';
import type { GiftEnd, GiftState } from '../../rewards/gifts/gift-state.ts';

/** Free rounds of another studio, as far as they can be played. */
export interface FreeRounds {
  readonly state: GiftState;
  readonly games: readonly string[];
  readonly currency: Currency;
  /** What each of them plays for; nobody is charged. */
  readonly stakeMinor: bigint;
  readonly granted: number;
  /** Taken by bets that stand. */
  readonly used: number;
  readonly expiresAt: Date;
  /** From when on none begins. */
  readonly canceledAt: Date | null;
  /** Their wins wait for the end: they are played for real money alone. */
  readonly isGathering: boolean;
}

/** A bet that asks for one of them. */
export interface FreeBet {
  readonly game: string;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly stakeMinor: bigint;
}

/**
 * How free rounds are over by now, if they are: no bet takes another one. A round of them may still be open; one whose bet is
 * given back can be played again where only the count was against it.
 */
export function overAs(
  { granted, used, canceledAt, expiresAt }: Pick<FreeRounds, 'granted' | 'used' | 'canceledAt' | 'expiresAt'>,
  now: Date,
): GiftEnd | undefined {
  if (used === granted) return 'FINISHED';
  if (canceledAt) return 'CANCELED';
  return expiresAt <= now ? 'EXPIRED' : undefined;
}

/** Whether a bet may take one of the free rounds. */
export const isFreeBetOf = (rounds: FreeRounds, bet: FreeBet, now: Date): boolean =>
  rounds.state === 'ACTIVATED' &&
  overAs(rounds, now) === undefined &&
  rounds.games.includes(bet.game) &&
  rounds.currency === bet.currency &&
  rounds.stakeMinor === bet.stakeMinor &&
  (!rounds.isGathering || bet.kind === 'real');
