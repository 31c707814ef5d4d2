import type { Queryable, Tx } from '../../../platform/database.ts';

export interface KeyRow {
  readonly fingerprint: string;
  /** Null: it stands in the environment. */
  readonly sealed: Buffer | null;
  readonly createdAt: Date;
  readonly createdBy: bigint | null;
  readonly retiresAt: Date | null;
  readonly retiredBy: bigint | null;
  readonly lastUsedAt: Date | null;
}

const COLUMNS = `fingerprint, secret_sealed AS sealed, created_at AS "createdAt", created_by AS "createdBy", retires_at AS "retiresAt",
  retired_by AS "retiredBy", last_used_at AS "lastUsedAt"`;

/** All that is known of a studio's keys, the oldest first. */
export async function listKeys(db: Queryable, provider: string): Promise<KeyRow[]> {
  const text = `SELECT ${COLUMNS} FROM provider_key WHERE provider = $1 ORDER BY created_at, fingerprint`;
  return db.query<KeyRow>(text, [provider], 'provider-keys');
}

export async function insertKey(
  tx: Tx,
  key: Pick<KeyRow, 'fingerprint' | 'sealed' | 'createdBy'> & { provider: string; now: Date },
): Promise<void> {
  await tx.query(
    'INSERT INTO provider_key (provider, fingerprint, secret_sealed, created_at, created_by) VALUES ($1, $2, $3, $4, $5)',
    [key.provider, key.fingerprint, key.sealed, key.now, key.createdBy],
  );
}

/** Of a key that stands in the environment only what was done about it is kept: its row is made when that is. */
const ENSURE = `INSERT INTO provider_key (provider, fingerprint, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`;

export async function setRetirement(
  tx: Tx,
  { provider, fingerprint, now }: { provider: string; fingerprint: string; now: Date },
  { at, by }: { at: Date; by: bigint },
): Promise<void> {
  await tx.query(ENSURE, [provider, fingerprint, now]);
  await tx.query(
    'UPDATE provider_key SET retires_at = $3, retired_by = $4 WHERE provider = $1 AND fingerprint = $2',
    [provider, fingerprint, at, by],
  );
}

export async function setLastUsed(
  db: Queryable,
  { provider, fingerprint, at }: { provider: string; fingerprint: string; at: Date },
): Promise<void> {
  await db.query(ENSURE, [provider, fingerprint, at]);
  await db.query(
    `UPDATE provider_key SET last_used_at = greatest(last_used_at, $3) WHERE provider = $1 AND fingerprint = $2`,
    [provider, fingerprint, at],
  );
}
