import type { Currency } from '../../money/amounts/money.ts';

/** A minute in which was played with own or bonus money, of one currency; amounts in its minor units. */
export interface PlayedMinute {
  readonly at: Date;
  /** By the clocks where the player lives, 0 to 23. */
  readonly hour: number;
  readonly currency: string;
  readonly stakes: number;
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
}

export interface TriedDeposit {
  readonly at: Date;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly isPaid: boolean;
}

/** A limit of a period that its player had set, and the most that was used of it on the day; in minor units, or in minutes. */
export interface LimitUse {
  readonly size: bigint;
  readonly used: bigint;
  /** When its player asked for a weaker one on this day, if they did, and what was used of it then. */
  readonly usedWhenAsked: bigint | null;
}

/** What is kept of a day of one player, a day of UTC, and what leads up to it. */
export interface HarmFacts {
  readonly dayStart: Date;
  /** Of the day, in their order. */
  readonly minutes: readonly PlayedMinute[];
  /** Paid and failed, of the day and of 35 days before, in their order. */
  readonly deposits: readonly TriedDeposit[];
  readonly limits: readonly LimitUse[];
  /** Breaks that the player began in the 30 days up to the end of the day. */
  readonly breaksBegun: number;
  /** When the last break ended before the first stake of the day, if one did. */
  readonly breakEndedAt: Date | null;
  /** Pay-outs that the player took back on the day. */
  readonly payOutsTakenBack: number;
}
