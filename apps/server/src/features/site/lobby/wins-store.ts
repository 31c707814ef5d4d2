import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface NewWin {
  /** As strangers read it: the table never holds a whole name. */
  readonly playerName: string;
  readonly game: string;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly wonAt: Date;
}

export interface StoredWin extends NewWin {
  readonly id: bigint;
}

/** How many wins are kept; the strip shows fewer. */
export const KEPT_WINS = 200;

const COLUMNS = `id, player_name AS "playerName", game, currency, kind, stake_minor AS "stakeMinor", win_minor AS "winMinor", won_at AS "wonAt"`;

export async function insertWin(tx: Tx, win: NewWin): Promise<StoredWin> {
  const text = `INSERT INTO lobby_win (player_name, game, currency, kind, stake_minor, win_minor, won_at)
VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${COLUMNS}`;
  const values = [win.playerName, win.game, win.currency, win.kind, win.stakeMinor, win.winMinor, win.wonAt];
  const [row] = await tx.query<StoredWin>(text, values, 'lobby-insert-win');
  return row!;
}

/** Forgets all but the newest `keep`. */
export async function trimWins(tx: Tx, keep: number): Promise<void> {
  const text =
    'DELETE FROM lobby_win WHERE id <= (SELECT id FROM lobby_win ORDER BY id DESC OFFSET $1 LIMIT 1)';
  await tx.query(text, [keep], 'lobby-trim-wins');
}

export async function listWins(db: Queryable, limit: number): Promise<StoredWin[]> {
  const text = `SELECT ${COLUMNS} FROM lobby_win ORDER BY id DESC LIMIT $1`;
  return db.query<StoredWin>(text, [limit], 'lobby-wins');
}
