import type { Queryable } from '../../../platform/database.ts';

/** What has both: rounds, and transfers of an account. The owner's functions move them; see migration 0042. */
export const ARCHIVED = ['rounds', 'transfers'] as const;

/** How much a statement moves at most. */
export interface ArchivePortion {
  readonly players: readonly bigint[];
  readonly keptDays: number;
  /** Rows of each player, or of each of a player's accounts. */
  readonly rowsEach: number;
}

/**
 * Moves the beginning of what players have from the hot table to its archive, in a statement of its own.
 * @returns the players of whom there may be more
 */
export async function movePortion(
  db: Queryable,
  what: (typeof ARCHIVED)[number],
  { players, keptDays, rowsEach }: ArchivePortion,
): Promise<{ more: bigint[]; moved: number }> {
  const text = `SELECT player, moved, more FROM archive_${what}($1, $2, $3)`;
  const rows = await db.query<{ player: bigint; moved: bigint; more: boolean }>(
    text,
    [players, keptDays, rowsEach],
    `archive-${what}`,
  );
  return {
    more: rows.filter(({ more }) => more).map(({ player }) => player),
    moved: rows.reduce((sum, { moved }) => sum + Number(moved), 0),
  };
}

/** Players who have accounts, in the order of their ids. */
export async function listPlayersAfter(db: Queryable, after: bigint, limit: number): Promise<bigint[]> {
  const text = `SELECT DISTINCT player_id AS id FROM ledger_account WHERE player_id > $1 ORDER BY player_id LIMIT $2`;
  const rows = await db.query<{ id: bigint }>(text, [after, limit], 'archive-players');
  return rows.map(({ id }) => id);
}

/** Where the months begin that stay in the hot tables. */
export async function firstKeptMonth(db: Queryable, keptDays: number): Promise<Date> {
  const [row] = await db.query<{ month: Date }>('SELECT first_kept_month($1) AS month', [keptDays]);
  return row!.month;
}
