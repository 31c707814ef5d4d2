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

/**
 * Everything with a player, and whether a key leads to a player's rows. Facts are no player's past: what waits is looked for
 * among all of them.
 */
const NARROWED = `SELECT c.relname::text AS name, a.attname::text AS column,
  EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indkey[0] = a.attnum AND i.indpred IS NULL) AS keyed
FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') AND NOT c.relispartition AND NOT a.attisdropped
  AND (a.attname = 'player_id' OR (c.relname = 'player' AND a.attname = 'id')) AND c.relname NOT IN ('outbox', 'fact_parked')`;

interface Narrowed {
  readonly name: string;
  /** Where the player stands. */
  readonly column: string;
  readonly keyed: boolean;
}

/** Views of a hot table and its archive, which have keys, and by what the checks look into them. */
const OF_BOTH: Readonly<Record<string, string>> = {
  every_round: 'player_id, key',
  every_transfer: 'player_id, version',
};

/** Large, and read by no check from a head on: their rows stay where they are. */
const UNREAD = new Set([
  'house_move',
  'ledger_entry',
  'ledger_transfer',
  'ledger_transfer_archive',
  'round',
  'round_archive',
  'round_tally',
]);

/**
 * Shows the rest of the transaction only players whose money has moved since a head, and all that is theirs: temporary
 * tables before the tables of the same names, which go with it. So every check is made as it is written, of fewer players,
 * and costs the same however much all the others have played; what has no player is seen whole. What was done to the rows
 * of somebody who has not moved (a gift counted anew, a post without a transfer) no check sees then: that is for a whole run.
 */
export async function narrowToMoved(tx: Tx, head: number): Promise<void> {
  await tx.query(`CREATE TEMPORARY TABLE moved_player ON COMMIT DROP AS ${HAVE_MOVED(head)}`);
  await tx.query('ALTER TABLE moved_player ADD PRIMARY KEY (player_id)');
  await tx.query('ANALYZE moved_player');
  for (const narrowed of await tx.query<Narrowed>(NARROWED)) {
    const { name } = narrowed;
    if (UNREAD.has(name)) await tx.query(`CREATE TEMPORARY VIEW ${name} AS ${joinMoved(narrowed)}`);
    else await takeOut(tx, narrowed);
  }
}

async function takeOut(tx: Tx, narrowed: Narrowed): Promise<void> {
  const { name, keyed } = narrowed;
  const key = OF_BOTH[name];
  const rows = keyed || key !== undefined ? seekMoved(narrowed) : joinMoved(narrowed);
  if (key === undefined) {
    await tx.query(`CREATE TEMPORARY TABLE ${name} (LIKE public.${name} INCLUDING INDEXES) ON COMMIT DROP`);
    await tx.query(`INSERT INTO pg_temp.${name} ${rows}`);
  } else {
    await tx.query(`CREATE TEMPORARY TABLE ${name} ON COMMIT DROP AS ${rows}`);
    // Not unique: that nothing comes twice is for the checks to find.
    await tx.query(`CREATE INDEX ON pg_temp.${name} (${key})`);
  }
  await tx.query(`ANALYZE pg_temp.${name}`);
}

/** Reads everybody's rows. */
const joinMoved = ({ name, column }: Narrowed): string =>
  `SELECT t.* FROM moved_player m JOIN public.${name} t ON t.${column} = m.player_id`;

/**
 * Player by player through the key. The planner does not know that a player's rows lie side by side in the archive, and
 * would rather read everybody's: OFFSET keeps it from making one join of this.
 */
const seekMoved = ({
  name,
  column,
}: Narrowed): string => `SELECT t.* FROM (SELECT player_id FROM moved_player ORDER BY player_id) AS m
CROSS JOIN LATERAL (SELECT * FROM public.${name} t WHERE t.${column} = m.player_id OFFSET 0) AS t`;
