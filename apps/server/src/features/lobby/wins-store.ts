import type { BalanceKind, Currency } from '@croupier/domain';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface NewWin {
  readonly playerId: bigint;
  readonly game: string;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly wonAt: Date;
}

export interface StoredWin extends Omit<NewWin, 'playerId'> {
  readonly id: bigint;
  readonly playerName: string;
}

const COLUMNS = `id, player_name AS "playerName", game, currency, kind, stake_minor AS "stakeMinor", win_minor AS "winMinor", won_at AS "wonAt"`;

/** The name is shortened here already, so that the table never holds a whole one: a short name shows its first letter. */
const INSERT = `INSERT INTO lobby_win (player_name, game, currency, kind, stake_minor, win_minor, won_at)
SELECT CASE WHEN length(p.nickname) < 6 THEN left(p.nickname, 1) || '•••'
  ELSE left(p.nickname, 2) || '•••' || right(p.nickname, 2) END, $2, $3, $4::balance_kind, $5, $6, $7 FROM player p WHERE p.id = $1 RETURNING ${COLUMNS}`;

/** @returns undefined when there is no such player. */
export async function insertWin(tx: Tx, win: NewWin): Promise<StoredWin | undefined> {
  const values = [win.playerId, win.game, win.currency, win.kind, win.stakeMinor, win.winMinor, win.wonAt];
  const [row] = await tx.query<StoredWin>(INSERT, values, 'lobby-insert-win');
  return row;
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
