import type { Queryable, Tx } from './database.ts';
import type { StoredFact } from './outbox.ts';

/** Any constant: whoever holds it is the one worker of this database. It ends with the transaction. */
const WORKER_LOCK = 7_001_003;

export async function holdWorkerLock(tx: Tx): Promise<boolean> {
  const rows = await tx.query<{ held: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1) AS held',
    [WORKER_LOCK],
    'outbox-lock',
  );
  return rows[0]?.held === true;
}

const TAKE = `WITH taken AS (
  DELETE FROM outbox WHERE id IN (SELECT id FROM outbox ORDER BY id LIMIT $1)
  RETURNING id, player_id, topic, payload, request_id, created_at
) SELECT * FROM taken ORDER BY id`;

/** Deletes and returns the lowest ids. Until the commit they are still there for everybody else. */
export async function takeLowest(tx: Tx, limit: number): Promise<StoredFact[]> {
  const rows = await tx.query<Row>(TAKE, [limit], 'outbox-take');
  return rows.map((row) => ({
    id: row.id,
    playerId: row.player_id,
    topic: row.topic,
    payload: row.payload,
    createdAt: row.created_at,
    ...(row.request_id !== null && { requestId: row.request_id }),
  }));
}

const PARK = `WITH moved AS (
  DELETE FROM outbox WHERE id = $1
  RETURNING id, player_id, topic, payload, request_id, created_at
) INSERT INTO outbox_parked (id, player_id, topic, payload, request_id, created_at, listener, error)
  SELECT id, player_id, topic, payload, request_id, created_at, $2, $3 FROM moved`;

/** Puts one fact aside for a person to look at. */
export async function parkFact(
  db: Queryable,
  fact: { id: bigint; listener: string; error: string },
): Promise<void> {
  await db.query(PARK, [fact.id, fact.listener, fact.error]);
}

/** How many facts wait and for how long the oldest has. */
export async function outboxLag(db: Queryable): Promise<{ count: number; oldestSeconds: number }> {
  const [row] = await db.query<{ count: bigint; oldest: number | null }>(
    `SELECT count(*) AS count, extract(epoch FROM clock_timestamp() - min(created_at))::float8 AS oldest FROM outbox`,
  );
  return { count: Number(row?.count ?? 0n), oldestSeconds: row?.oldest ?? 0 };
}

interface Row {
  id: bigint;
  player_id: bigint;
  topic: string;
  payload: object;
  request_id: string | null;
  created_at: Date;
}
