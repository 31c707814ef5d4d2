import type { MonthBody } from '@croupier/contract/money/month-statements';
import type { Month } from '@croupier/domain/money/month-statements';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** Players who have ever had money, in their order; nobody who is not known any more. */
export const MOVED_PLAYERS = `SELECT p.id FROM player p WHERE p.id > $1 AND p.lapsed_at IS NULL
  AND EXISTS (SELECT FROM ledger_account a WHERE a.player_id = p.id AND a.kind IN ('real', 'bonus') AND a.version > 0)
ORDER BY p.id LIMIT $2`;

export const listMovedPlayers = async (db: Queryable, after: bigint, limit: number): Promise<bigint[]> =>
  (await db.query<{ id: bigint }>(MOVED_PLAYERS, [after, limit], 'month-players')).map(({ id }) => id);

/** @returns false where there is one already, which stays as it is */
export async function insertStatement(
  tx: Tx,
  { playerId, month, madeAt, body }: { playerId: bigint; month: Month; madeAt: Date; body: MonthBody },
): Promise<boolean> {
  const text = `INSERT INTO month_statement (player_id, month, made_at, body) VALUES ($1, $2::date, $3, $4)
ON CONFLICT (player_id, month) DO NOTHING RETURNING 1 AS one`;
  return (await tx.query(text, [playerId, `${month}-01`, madeAt, JSON.stringify(body)])).length > 0;
}

export const listMonths = async (db: Queryable, playerId: bigint): Promise<Month[]> =>
  (
    await db.query<{ month: Month }>(
      `SELECT to_char(month, 'YYYY-MM') AS month FROM month_statement WHERE player_id = $1 ORDER BY month_statement.month DESC`,
      [playerId],
    )
  ).map(({ month }) => month);

export async function findStatement(
  db: Queryable,
  playerId: bigint,
  month: Month,
): Promise<{ madeAt: Date; body: MonthBody } | undefined> {
  const text =
    'SELECT made_at AS "madeAt", body FROM month_statement WHERE player_id = $1 AND month = $2::date';
  return (await db.query<{ madeAt: Date; body: MonthBody }>(text, [playerId, `${month}-01`]))[0];
}
