import type { Queryable } from '../../../platform/database.ts';

export interface OfficeSessionRow {
  readonly operatorId: bigint;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** Null for a shipped role. */
  readonly permissions: readonly string[] | null;
  /** Whether the role is let in from this address. */
  readonly letIn: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

const FIND = `SELECT s.operator_id AS "operatorId", o.name, o.email, o.role, r.permissions, s.created_at AS "createdAt",
  s.last_seen_at AS "lastSeenAt",
  (r.addresses = '{}' OR EXISTS (SELECT FROM unnest(r.addresses) a WHERE a >>= $2::inet)) AS "letIn"
FROM operator_session s JOIN operator o ON o.id = s.operator_id JOIN operator_role r ON r.name = o.role
WHERE s.id_hash = $1 AND o.state = 'active'`;

export async function findOfficeSession(
  db: Queryable,
  idHash: Buffer,
  address: string,
): Promise<OfficeSessionRow | undefined> {
  return (await db.query<OfficeSessionRow>(FIND, [idHash, address], 'office-session-find'))[0];
}

export async function insertOfficeSession(
  db: Queryable,
  session: { idHash: Buffer; operatorId: bigint; now: Date; address: string; agent: string },
): Promise<void> {
  const { idHash, operatorId, now, address, agent } = session;
  await db.query(
    `INSERT INTO operator_session (id_hash, operator_id, created_at, last_seen_at, address, agent)
VALUES ($1, $2, $3, $3, $4, $5)`,
    [idHash, operatorId, now, address, agent],
  );
}

export async function touchOfficeSession(db: Queryable, idHash: Buffer, now: Date): Promise<void> {
  await db.query('UPDATE operator_session SET last_seen_at = $2 WHERE id_hash = $1', [idHash, now]);
}

export interface OwnSessionRow {
  readonly idHash: Buffer;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly address: string;
  readonly agent: string;
}

export async function listOfficeSessions(db: Queryable, operatorId: bigint): Promise<OwnSessionRow[]> {
  const text = `SELECT id_hash AS "idHash", created_at AS "createdAt", last_seen_at AS "lastSeenAt", address, agent
FROM operator_session WHERE operator_id = $1 ORDER BY last_seen_at DESC, id_hash`;
  return db.query<OwnSessionRow>(text, [operatorId]);
}

const gone = async (db: Queryable, condition: string, values: unknown[]): Promise<number> =>
  (await db.query(`DELETE FROM operator_session WHERE ${condition} RETURNING 1 AS one`, values)).length;

export const deleteOfficeSession = (db: Queryable, operatorId: bigint, idHash: Buffer) =>
  gone(db, 'operator_id = $1 AND id_hash = $2', [operatorId, idHash]);

/** All of an operator's but one, where one is named. */
export const deleteOfficeSessions = (db: Queryable, operatorId: bigint, but: Buffer = Buffer.alloc(0)) =>
  gone(db, 'operator_id = $1 AND id_hash <> $2', [operatorId, but]);

export const deleteStale = (db: Queryable, before: { seen: Date; created: Date }) =>
  gone(db, 'last_seen_at < $1 OR created_at < $2', [before.seen, before.created]);

/** What a new passkey of this session has to answer. */
export async function setChallenge(db: Queryable, idHash: Buffer, challenge: string): Promise<void> {
  await db.query('UPDATE operator_session SET challenge = $2 WHERE id_hash = $1', [idHash, challenge]);
}

/** Takes it, so that it is answered once. */
export async function takeChallenge(db: Queryable, idHash: Buffer): Promise<string | undefined> {
  const text = `WITH before AS (SELECT id_hash, challenge FROM operator_session WHERE id_hash = $1 FOR UPDATE)
UPDATE operator_session s SET challenge = NULL FROM before b WHERE s.id_hash = b.id_hash RETURNING b.challenge`;
  return (await db.query<{ challenge: string | null }>(text, [idHash]))[0]?.challenge ?? undefined;
}
