import type { BalanceKind, Currency } from '@croupier/domain';
import type { Queryable } from '../../platform/database.ts';

export interface StoredRound {
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
  /** See `readEntry`. */
  readonly entry: string | null;
  /** True while it waits for a choice: nothing is won yet. */
  readonly open: boolean;
  /** While open, when it was opened. */
  readonly settledAt: Date;
}

const COLUMNS = `r.player_id AS "playerId", r.key, m.game, m.math_version AS "mathVersion", m.math_hash AS "mathHash", r.currency, r.kind,
  r.stake_minor AS "stakeMinor", r.win_minor AS "winMinor", r.balance_after_minor AS "balanceAfterMinor",
  r.balance_version AS "balanceVersion", r.seed_pair AS "seedPair", r.nonce, r.draws, r.entry, false AS open,
  r.settled_at AS "settledAt"
FROM round r JOIN game_maths m ON m.id = r.maths_id`;

export async function findRound(
  db: Queryable,
  playerId: bigint,
  key: string,
): Promise<StoredRound | undefined> {
  const text = `SELECT ${COLUMNS} WHERE r.player_id = $1 AND r.key = $2`;
  const [row] = await db.query<StoredRound>(text, [playerId, key], 'rounds-find');
  return row;
}

/** Where a page of the history starts: below this pair and nonce. */
export interface HistoryCursor {
  readonly seedPair: number;
  readonly nonce: number;
}

const LIST = `SELECT ${COLUMNS}
WHERE r.player_id = $1 AND (r.seed_pair, r.nonce) < ($2, $3) AND ($4::text IS NULL OR m.game = $4)
ORDER BY r.seed_pair DESC, r.nonce DESC LIMIT $5`;

/** The player's rounds, newest first: pairs are numbered and nonces counted in the order of play. */
export async function listForPlayer(
  db: Queryable,
  query: { playerId: bigint; before: HistoryCursor; game: string | undefined; limit: number },
): Promise<StoredRound[]> {
  const { playerId, before, game, limit } = query;
  return db.query<StoredRound>(
    LIST,
    [playerId, before.seedPair, before.nonce, game ?? null, limit],
    'rounds-list',
  );
}
