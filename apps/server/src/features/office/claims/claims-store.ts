import type { Queryable, Tx } from '../../../platform/database.ts';

export interface QueueItem {
  readonly queue: string;
  readonly item: string;
}

/** Who has an item in hand. */
export interface Claim {
  readonly operatorId: bigint;
  readonly takenAt: Date;
}

/** Locked until the transaction ends. */
export async function lockClaim(tx: Tx, { queue, item }: QueueItem): Promise<Claim | undefined> {
  const text = `SELECT operator_id AS "operatorId", taken_at AS "takenAt" FROM queue_claim
WHERE queue = $1 AND item = $2 FOR UPDATE`;
  return (await tx.query<Claim>(text, [queue, item]))[0];
}

const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 7056))';

/** Held until the transaction ends, also where nobody has the item yet and no row stands for it. */
export async function lockItem(tx: Tx, { queue, item }: QueueItem): Promise<void> {
  await tx.query(LOCK, [`${queue} ${item}`]);
}

export async function saveClaim(
  tx: Tx,
  { queue, item }: QueueItem,
  claim: { operatorId: bigint; now: Date },
): Promise<void> {
  const text = `INSERT INTO queue_claim (queue, item, operator_id, taken_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (queue, item) DO UPDATE SET operator_id = excluded.operator_id, taken_at = excluded.taken_at`;
  await tx.query(text, [queue, item, claim.operatorId, claim.now]);
}

/** @returns whether there was one */
export async function deleteClaim(tx: Tx, { queue, item }: QueueItem): Promise<boolean> {
  const text = 'DELETE FROM queue_claim WHERE queue = $1 AND item = $2 RETURNING 1 AS one';
  return (await tx.query(text, [queue, item])).length > 0;
}

/** An item of a queue with who took it last; whether that still holds is the clock's to say. */
export interface ClaimColumns {
  readonly claimOperatorId: bigint | null;
  readonly claimOperator: string | null;
  readonly claimTakenAt: Date | null;
}

export const CLAIM_COLUMNS = `c.operator_id AS "claimOperatorId", o.name AS "claimOperator", c.taken_at AS "claimTakenAt"`;

/** Joins who has an item in hand. @param item an expression of SQL */
export const joinClaim = (queue: string, item: string): string =>
  `LEFT JOIN queue_claim c ON c.queue = '${queue}' AND c.item = ${item} LEFT JOIN operator o ON o.id = c.operator_id`;

export async function findOperatorName(db: Queryable, id: bigint): Promise<string> {
  const rows = await db.query<{ name: string }>('SELECT name FROM operator WHERE id = $1', [id]);
  return rows[0]?.name ?? String(id);
}
