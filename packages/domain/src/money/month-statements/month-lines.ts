import type { HouseAccount } from '../ledger/index.ts';

/** What moves a balance in a month, in the words of its player. */
export const MONTH_LINES = ['deposits', 'payOuts', 'staked', 'won', 'bonuses', 'corrections'] as const;
export type MonthLine = (typeof MONTH_LINES)[number];

/** Whom the player's money came from or went to says what it was; between them and who moves money is one way to pay and one to be paid. */
const LINE_OF = {
  'payment-clearing': 'deposits',
  'pay-out-reserve': 'payOuts',
  'pay-out-transit': 'payOuts',
  'pay-out-fees': 'payOuts',
  bets: 'staked',
  wins: 'won',
  jackpots: 'won',
  promotions: 'bonuses',
  'bonus-conversion': 'bonuses',
  adjustments: 'corrections',
  'play-issue': 'corrections',
} as const satisfies Record<HouseAccount, MonthLine>;

/** What of a month is one kind of movement, of one day and game: minor units, never below zero. */
export interface MonthSum {
  /** Of UTC, `2026-10-05`. */
  readonly day: string;
  /** Null where no game was played. */
  readonly game: string | null;
  readonly house: HouseAccount;
  readonly toPlayer: boolean;
  /** Of money out: what comes back of it is no deposit. */
  readonly isPayOut: boolean;
  readonly amountMinor: bigint;
}

interface Played {
  /** What was staked, less what was given back; and what was won, less what was taken. */
  stakedMinor: bigint;
  wonMinor: bigint;
}

/** A month of one balance: each line as it changed the balance, so that opening and lines are the closing. */
export interface MonthOfAccount {
  readonly lines: Readonly<Record<MonthLine, bigint>>;
  /** The days on which anything moved, in their order. */
  readonly days: readonly (Played & { readonly day: string; readonly otherMinor: bigint })[];
  /** The games that were played, in the order of their names. */
  readonly games: readonly (Played & { readonly game: string | null })[];
}

/** Adds up a month of one balance. */
export function foldMonth(sums: readonly MonthSum[]): MonthOfAccount {
  const lines = Object.fromEntries(MONTH_LINES.map((line) => [line, 0n])) as Record<MonthLine, bigint>;
  const days = new Map<string, Played & { day: string; otherMinor: bigint }>();
  const games = new Map<string | null, Played & { game: string | null }>();
  for (const { day, game, house, toPlayer, isPayOut, amountMinor } of sums) {
    const change = toPlayer ? amountMinor : -amountMinor;
    const line = isPayOut || (house === 'payment-clearing' && !toPlayer) ? 'payOuts' : LINE_OF[house];
    lines[line] += change;
    const ofDay = days.get(day) ?? { day, stakedMinor: 0n, wonMinor: 0n, otherMinor: 0n };
    days.set(day, ofDay);
    if (line !== 'staked' && line !== 'won') {
      ofDay.otherMinor += change;
      continue;
    }
    const ofGame = games.get(game) ?? { game, stakedMinor: 0n, wonMinor: 0n };
    games.set(game, ofGame);
    for (const each of [ofDay, ofGame])
      if (line === 'staked') each.stakedMinor -= change;
      else each.wonMinor += change;
  }
  const order = <T>(all: Iterable<T>, keyOf: (each: T) => string) =>
    [...all].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return {
    lines,
    days: order(days.values(), ({ day }) => day),
    games: order(games.values(), ({ game }) => game ?? ''),
  };
}
