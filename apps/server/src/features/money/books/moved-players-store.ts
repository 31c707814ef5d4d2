import type { Tx } from '../../../platform/database.ts';

/**
 * Who has an account with transfers after a head, or a chain without its account. The head that told of an account last
 * has its version, where the account has not moved since: versions only grow.
 */
const HAVE_MOVED = (head: number): string => `SELECT a.player_id FROM ledger_account a
WHERE a.version > 0 AND NOT EXISTS (SELECT FROM books_head_account h
  WHERE h.player_id = a.player_id AND h.currency = a.currency AND h.kind = a.kind AND h.version = a.version AND h.head <= ${Math.trunc(head)})
UNION SELECT c.player_id FROM transfer_chain c WHERE NOT EXISTS (SELECT FROM ledger_account a
  WHERE a.player_id = c.player_id AND a.currency = c.currency AND a.kind = c.kind)`;

/** Facts are no player's past: what waits is looked for among all of them. */
const NARROWED = `SELECT c.relname::text AS name, a.attname::text AS column FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') AND NOT c.relispartition AND NOT a.attisdropped
  AND (a.attname = 'player_id' OR (c.relname = 'player' AND a.attname = 'id')) AND c.relname NOT IN ('outbox', 'fact_parked')`;

/**
 * Shows the rest of the transaction only players whose money has moved since a head, and all that is theirs: temporary
 * views before the tables of the same names. So every check is made as it is written, of fewer players; what has no player
 * is seen whole. The views go with the transaction.
 */
export async function narrowToMoved(tx: Tx, head: number): Promise<void> {
  await tx.query(`CREATE TEMPORARY TABLE moved_player ON COMMIT DROP AS ${HAVE_MOVED(head)}`);
  await tx.query('ALTER TABLE moved_player ADD PRIMARY KEY (player_id)');
  await tx.query('ANALYZE moved_player');
  for (const { name, column } of await tx.query<{ name: string; column: string }>(NARROWED))
    await tx.query(
      `CREATE TEMPORARY VIEW ${name} AS SELECT t.* FROM moved_player m JOIN public.${name} t ON t.${column} = m.player_id`,
    );
}
