import type { BalanceKind, Currency } from '../../money/amounts/money.ts';

/** The states of a gift of rounds; all but the first are its end, at which its wins become money. */
export const GIFT_STATES = ['ACTIVATED', 'FINISHED', 'CANCELED', 'EXPIRED'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** Played to its end, left by its player, or run out of time. */
export const GIFT_ENDS = ['FINISHED', 'CANCELED', 'EXPIRED'] as const satisfies readonly GiftState[];
export type GiftEnd = (typeof GIFT_ENDS)[number];

/** Rounds that are given to a player, and what they have won so far. */
export interface GiftRounds {
  readonly state: GiftState;
  readonly currency: Currency;
  readonly games: readonly string[];
  /** What each of them is played at. It is never taken from anybody. */
  readonly stakeMinor: bigint;
  readonly roundsLeft: number;
  readonly winMinor: bigint;
  readonly expiresAt: Date | null;
}

/** A round that is asked for as one of a gift. */
export interface GiftBet {
  readonly game: string;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly stakeMinor: bigint;
}

/** Why a gift does not give this round, if it does not. Never by what would be drawn. */
export function giftAgainst(
  gift: GiftRounds,
  bet: GiftBet,
  now: Date,
): 'gift_over' | 'stake_not_allowed' | undefined {
  if (gift.state !== 'ACTIVATED' || endOfGift(gift, now)) return 'gift_over';
  const isOfGift =
    bet.kind === 'real' &&
    bet.currency === gift.currency &&
    bet.stakeMinor === gift.stakeMinor &&
    gift.games.includes(bet.game);
  return isOfGift ? undefined : 'stake_not_allowed';
}

/** The gift after one of its rounds. @throws where none is left: nobody may have drawn one then */
export function afterGiftRound<Gift extends GiftRounds>(gift: Gift, winMinor: bigint): Gift {
  if (gift.state !== 'ACTIVATED' || gift.roundsLeft === 0) throw new RangeError('The gift has no round left');
  return { ...gift, roundsLeft: gift.roundsLeft - 1, winMinor: gift.winMinor + winMinor };
}

/** How an active gift has ended by now, if it has. Played to its end comes first: whoever did it in time has done it. */
export function endOfGift(
  { roundsLeft, expiresAt }: Pick<GiftRounds, 'roundsLeft' | 'expiresAt'>,
  now: Date,
): GiftEnd | undefined {
  if (roundsLeft === 0) return 'FINISHED';
  return expiresAt && expiresAt <= now ? 'EXPIRED' : undefined;
}
