import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { VoidCause } from '@croupier/domain/play/rounds';
import type { Queryable } from '../../../platform/database.ts';

export interface StoredRound extends RoundParts {
  readonly playerId: bigint;
  readonly key: string;
  readonly game: string;
  readonly mathVersion: number;
  readonly mathHash: string;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly balanceAfterMinor: bigint;
  readonly balanceVersion: bigint;
  readonly seedPair: number;
  readonly nonce: number;
  readonly draws: number[] | null;
  /** The balance that the stake was taken from, where it does not follow from the one after; see `roundRowView`. */
  readonly balanceBeforeMinor: bigint | null;
  /** See `askedOf`; null in rounds from before it was kept. */
  readonly asked: Buffer | null;
  /** See `readEntry`. */
  readonly entry: string | null;
  /** True while it waits for a choice: nothing is won yet. */
  readonly open: boolean;
  /** While open, when it was opened. */
  readonly settledAt: Date;
  /** That it was taken back; there where it was looked for, see `withVoids`. */
  readonly voided?: RoundVoid;
}

/** What became of a settled round that the house took back. */
export interface RoundVoid {
  readonly at: Date;
  readonly cause: VoidCause;
  /** Of every account together. */
  readonly returnedMinor: bigint;
  readonly takenMinor: bigint;
}

/** What of a round was bonus money, and how it left that account; null, all of it, in a round without a bonus. */
export interface RoundParts {
  readonly grantId: string | null;
  readonly bonusStakeMinor: bigint | null;
  /** Null while it is open, too. */
  readonly bonusWinMinor: bigint | null;
  /** Of the win, what went back because the bonus had ended before the round. */
  readonly bonusForfeitedMinor: bigint | null;
  /** What the stake added to the wagering. */
  readonly progressMinor: bigint | null;
  readonly bonusAfterMinor: bigint | null;
  readonly bonusVersion: bigint | null;
  /** The gift it was a round of: nothing was staked, and its win gathers there. */
  readonly giftId: string | null;
}

/** Of a round without a bonus. */
export const NO_PARTS: RoundParts = {
  grantId: null,
  bonusStakeMinor: null,
  bonusWinMinor: null,
  bonusForfeitedMinor: null,
  progressMinor: null,
  bonusAfterMinor: null,
  bonusVersion: null,
  giftId: null,
};

/** What a settled round `r` and an open one both keep, beside their maths `m`. */
export const KEPT_COLUMNS = `r.player_id AS "playerId", r.key, m.game, m.math_version AS "mathVersion", m.math_hash AS "mathHash",
  r.currency, r.kind, r.stake_minor AS "stakeMinor", r.balance_after_minor AS "balanceAfterMinor",
  r.balance_version AS "balanceVersion", r.seed_pair AS "seedPair", r.nonce, r.draws, r.entry, r.asked,
  r.grant_id AS "grantId", r.bonus_stake_minor AS "bonusStakeMinor", r.progress_minor AS "progressMinor",
  r.bonus_after_minor AS "bonusAfterMinor", r.bonus_version AS "bonusVersion"`;

const COLUMNS = `${KEPT_COLUMNS}, r.balance_before_minor AS "balanceBeforeMinor", r.win_minor AS "winMinor", r.bonus_win_minor AS "bonusWinMinor",
  r.bonus_forfeited_minor AS "bonusForfeitedMinor", r.gift_id AS "giftId", false AS open, r.settled_at AS "settledAt"`;

export async function findRound(
  db: Queryable,
  playerId: bigint,
  key: string,
): Promise<StoredRound | undefined> {
  const text = `SELECT ${COLUMNS} FROM every_round r JOIN game_maths m ON m.id = r.maths_id WHERE r.player_id = $1 AND r.key = $2`;
  const [row] = await db.query<StoredRound>(text, [playerId, key], 'rounds-find');
  return row;
}

/** Where a page of the history starts: below this pair and nonce. */
export interface HistoryCursor {
  readonly seedPair: number;
  readonly nonce: number;
}

/** What a page of the history leaves out; undefined leaves nothing out. */
export interface HistoryFilter {
  readonly game?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly result?: 'won' | 'lost' | undefined;
  readonly kind?: BalanceKind | undefined;
}

interface HistoryQuery {
  readonly playerId: bigint;
  readonly before: HistoryCursor;
  readonly filter: HistoryFilter;
  readonly limit: number;
  /** How many rounds are looked at: a filter that fits few of a million must not read them all. */
  readonly look: number;
}

/**
 * The primary key is read backwards from the cursor, so many rows and no more; filters only drop some of them. No index
 * serves the filters, because each would cost every round that is ever settled.
 */
export const LIST = `WITH looked AS MATERIALIZED (
  SELECT * FROM every_round WHERE player_id = $1 AND (seed_pair, nonce) < ($2, $3)
  ORDER BY seed_pair DESC, nonce DESC LIMIT $4
)
SELECT ${COLUMNS} FROM looked r JOIN game_maths m ON m.id = r.maths_id
WHERE ($5::text IS NULL OR m.game = $5) AND ($6::timestamptz IS NULL OR r.settled_at >= $6)
  AND ($7::timestamptz IS NULL OR r.settled_at < $7) AND ($8::boolean IS NULL OR (r.win_minor > 0) = $8)
  AND ($9::balance_kind IS NULL OR r.kind = $9)
ORDER BY r.seed_pair DESC, r.nonce DESC LIMIT $10`;

/** The player's rounds, newest first: pairs are numbered and nonces counted in the order of play. */
export async function listForPlayer(db: Queryable, query: HistoryQuery): Promise<StoredRound[]> {
  const { playerId, before, filter, limit, look } = query;
  const { game, from, to, result, kind } = filter;
  const values = [
    ...[playerId, before.seedPair, before.nonce, look],
    ...[game ?? null, from ?? null, to ?? null, result ? result === 'won' : null, kind ?? null, limit],
  ];
  return db.query<StoredRound>(LIST, values, 'rounds-list');
}

const LOOKED_TO = `SELECT seed_pair AS "seedPair", nonce, settled_at AS "settledAt" FROM every_round
WHERE player_id = $1 AND (seed_pair, nonce) < ($2, $3) ORDER BY seed_pair DESC, nonce DESC OFFSET $4 - 1 LIMIT 1`;

/** The last round that a look of this length comes to; undefined when the history ends before. */
export async function lastLookedAt(
  db: Queryable,
  { playerId, before, look }: Pick<HistoryQuery, 'playerId' | 'before' | 'look'>,
): Promise<(HistoryCursor & { settledAt: Date }) | undefined> {
  const values = [playerId, before.seedPair, before.nonce, look];
  const [row] = await db.query<HistoryCursor & { settledAt: Date }>(LOOKED_TO, values, 'rounds-looked-to');
  return row;
}

const PLACE = `SELECT nonce, settled_at AS "settledAt" FROM every_round
WHERE player_id = $1 AND seed_pair = $2 AND nonce >= $3 ORDER BY nonce LIMIT 1`;

/** The first round of a pair from a nonce on. */
export async function findFromNonce(
  db: Queryable,
  playerId: bigint,
  place: HistoryCursor,
): Promise<{ nonce: number; settledAt: Date } | undefined> {
  const values = [playerId, place.seedPair, place.nonce];
  const [row] = await db.query<{ nonce: number; settledAt: Date }>(PLACE, values, 'rounds-from-nonce');
  return row;
}

/** The seed pair that was in use at an instant; 0 before the first. */
export async function findPairAt(db: Queryable, playerId: bigint, at: Date): Promise<number> {
  const text =
    'SELECT coalesce(max(number), 0) AS number FROM seed_pair WHERE player_id = $1 AND activated_at < $2';
  const [row] = await db.query<{ number: number }>(text, [playerId, at], 'rounds-pair-at');
  return row!.number;
}
