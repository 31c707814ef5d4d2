/**
 * What the house counts, a row a day, region, brand, currency and game. Money is of one currency: sums of several are never
 * added up. What each counts is what the ledger, the rounds and the accounts say, so that it can be counted again from them.
 */
export const COUNTED = [
  /** Rounds of the house's games that are over, and bets in other studios' games, in which own money was staked. */
  'rounds',
  /** The same with bonus money, and rounds that were given. One of both kinds of money counts here and above. */
  'bonusRounds',
  /** Own money staked: of the house's rounds when they are over, in other studios' games when it is staked. */
  'turnoverMinor',
  /** Own money won, the stake included. */
  'winMinor',
  'bonusStakeMinor',
  'bonusWinMinor',
  /** Bonus money given. */
  'bonusGrantedMinor',
  /** Bonus money that went back. */
  'bonusForfeitedMinor',
  /** What the house gave and became the players' own: bonuses wagered to their end, wins of given rounds. */
  'bonusCostMinor',
  /** Corrections by hand: what was given less what was taken. */
  'adjustmentMinor',
  'deposits',
  'depositMinor',
  /** Those of players who had paid in nothing before. */
  'firstDeposits',
  'firstDepositMinor',
  'newPlayers',
] as const;
export type Counted = (typeof COUNTED)[number];

export type FigureSums = Readonly<Record<Counted, bigint>>;

/** Gross gaming revenue: what was staked of the players' own money, less what it won. */
export const ggrOf = ({ turnoverMinor, winMinor }: Pick<FigureSums, 'turnoverMinor' | 'winMinor'>): bigint =>
  turnoverMinor - winMinor;

/** Net gaming revenue: the gross one, less what bonuses cost and what was corrected in the players' favour. */
export const ngrOf = (
  sums: Pick<FigureSums, 'turnoverMinor' | 'winMinor' | 'bonusCostMinor' | 'adjustmentMinor'>,
): bigint => ggrOf(sums) - sums.bonusCostMinor - sums.adjustmentMinor;
