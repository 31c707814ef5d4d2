import type { KeptState, PublishedProgramme } from '@croupier/domain/rewards/programmes';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { ProgrammeName } from './programmes-parts.ts';

export interface LockedProgramme {
  readonly id: bigint;
  readonly latestVersion: number;
  readonly state: KeptState;
  readonly followsShipped: boolean;
}

const LOCK = `SELECT id, latest_version AS "latestVersion", state, follows_shipped AS "followsShipped"
FROM programme WHERE kind = $1 AND code = $2 FOR NO KEY UPDATE`;

/** The programme for one writer at a time. */
export async function lockProgramme(
  tx: Tx,
  { kind, code }: ProgrammeName,
): Promise<LockedProgramme | undefined> {
  return (await tx.query<LockedProgramme>(LOCK, [kind, code]))[0];
}

/** The same; it is made where there is none. */
export async function lockOrMakeProgramme(tx: Tx, name: ProgrammeName, now: Date): Promise<LockedProgramme> {
  await tx.query(
    `INSERT INTO programme (kind, code, state, follows_shipped, created_at) VALUES ($1, $2, 'DRAFT', true, $3)
ON CONFLICT (kind, code) DO NOTHING`,
    [name.kind, name.code, now],
  );
  return (await lockProgramme(tx, name))!;
}

/** What a version says. */
export async function findBody(db: Queryable, id: bigint, version: number): Promise<object | undefined> {
  const text = 'SELECT body FROM programme_version WHERE programme_id = $1 AND version = $2';
  return (await db.query<{ body: object }>(text, [id, version]))[0]?.body;
}

/** From when to when a programme is in force, over its published versions; undefined where none is. */
export async function findTimes(
  db: Queryable,
  id: bigint,
): Promise<{ from: Date; until: Date | null } | undefined> {
  const text = `SELECT (SELECT min(from_at) FROM programme_version WHERE programme_id = $1 AND published_at IS NOT NULL AND withdrawn_at IS NULL) AS "from",
  until_at AS until
FROM programme_version WHERE programme_id = $1 AND published_at IS NOT NULL AND withdrawn_at IS NULL ORDER BY version DESC LIMIT 1`;
  return (await db.query<{ from: Date; until: Date | null }>(text, [id]))[0];
}

/** @param shippedHash null where a person wrote it: from then on the programme follows no file */
export async function insertVersion(
  tx: Tx,
  { id, latestVersion }: LockedProgramme,
  draft: { body: object; by: string; at: Date; shippedHash: string | null },
): Promise<number> {
  const version = latestVersion + 1;
  const { body, by, at, shippedHash } = draft;
  await tx.query(
    `INSERT INTO programme_version (programme_id, version, body, shipped_sha256, saved_by, saved_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, version, JSON.stringify(body), shippedHash, by, at],
  );
  await tx.query(
    `UPDATE programme SET latest_version = $2, follows_shipped = follows_shipped AND $3,
  state = CASE WHEN state IN ('ENDED', 'WITHDRAWN') THEN 'DRAFT' ELSE state END WHERE id = $1`,
    [id, version, shippedHash !== null],
  );
  return version;
}

export async function setState(tx: Tx, id: bigint, state: KeptState): Promise<void> {
  await tx.query('UPDATE programme SET state = $2 WHERE id = $1', [id, state]);
}

export async function setFollowing(tx: Tx, id: bigint, follows: boolean): Promise<void> {
  await tx.query('UPDATE programme SET follows_shipped = $2 WHERE id = $1', [id, follows]);
}

/** @returns false where there is no such draft: it was never saved, or is published already */
export async function publishVersion(
  tx: Tx,
  {
    id,
    version,
    ...of
  }: { id: bigint; version: number; by: string; at: Date; from: Date; until: Date | null },
): Promise<boolean> {
  const text = `UPDATE programme_version SET published_by = $3, published_at = $4, from_at = $5, until_at = $6
WHERE programme_id = $1 AND version = $2 AND published_at IS NULL RETURNING version`;
  return (await tx.query(text, [id, version, of.by, of.at, of.from, of.until])).length > 0;
}

/** Ends what is in force now; what was to come is withdrawn. */
export async function endVersions(tx: Tx, id: bigint, { by, at }: { by: string; at: Date }): Promise<void> {
  await tx.query(
    `UPDATE programme_version SET until_at = $2 WHERE programme_id = $1 AND published_at IS NOT NULL AND withdrawn_at IS NULL
  AND from_at <= $2 AND (until_at IS NULL OR until_at > $2)`,
    [id, at],
  );
  await tx.query(
    `UPDATE programme_version SET withdrawn_by = $2, withdrawn_at = $3 WHERE programme_id = $1 AND published_at IS NOT NULL
  AND withdrawn_at IS NULL AND from_at > $3`,
    [id, by, at],
  );
}

/** Takes back what is in force and what is to come. @returns which versions */
export async function withdrawVersions(
  tx: Tx,
  id: bigint,
  { by, at }: { by: string; at: Date },
): Promise<number[]> {
  const rows = await tx.query<{ version: number }>(
    `UPDATE programme_version SET withdrawn_by = $2, withdrawn_at = $3 WHERE programme_id = $1 AND published_at IS NOT NULL
  AND withdrawn_at IS NULL AND (until_at IS NULL OR until_at > $3) RETURNING version`,
    [id, by, at],
  );
  return rows.map(({ version }) => version).sort((one, other) => one - other);
}

export interface PublishedRow extends PublishedProgramme, ProgrammeName {
  readonly terms: object;
}

/** Every programme that is in force or will be, as others that lead to it must know it. */
export const listPublished = (db: Queryable, now: Date): Promise<PublishedRow[]> =>
  db.query<PublishedRow & { regions: RegionId[] }>(
    `SELECT DISTINCT ON (p.id) p.kind, p.code, v.body->'audience'->'regions' AS regions, v.body->'terms' AS terms,
  min(v.from_at) OVER (PARTITION BY p.id) AS "from", v.until_at AS until
FROM programme p JOIN programme_version v ON v.programme_id = p.id
WHERE v.published_at IS NOT NULL AND v.withdrawn_at IS NULL AND (v.until_at IS NULL OR v.until_at > $1)
ORDER BY p.id, v.version DESC`,
    [now],
  );

/** What the newest version was made of, where that is a shipped file and the version is not withdrawn. */
export async function findShippedHash(
  tx: Tx,
  { id, latestVersion }: LockedProgramme,
): Promise<string | null> {
  const [row] = await tx.query<{ hash: string | null }>(
    `SELECT shipped_sha256 AS hash FROM programme_version WHERE programme_id = $1 AND version = $2 AND withdrawn_at IS NULL`,
    [id, latestVersion],
  );
  return row?.hash ?? null;
}

/** Programmes that follow their files, with what the newest version was made of. */
export const listFollowing = (db: Queryable): Promise<(ProgrammeName & { shippedHash: string | null })[]> =>
  db.query(`SELECT kind, code, v.shipped_sha256 AS "shippedHash" FROM programme p
LEFT JOIN programme_version v ON v.programme_id = p.id AND v.version = p.latest_version AND v.withdrawn_at IS NULL
WHERE p.follows_shipped`);

/** @returns false where it is so already */
export async function pauseGiving(tx: Tx, { by, at }: { by: string; at: Date }): Promise<boolean> {
  const text = `INSERT INTO giving_pause (paused_at, paused_by) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING one`;
  return (await tx.query(text, [at, by])).length > 0;
}

/** @returns false where it is so already */
export const resumeGiving = async (tx: Tx): Promise<boolean> =>
  (await tx.query('DELETE FROM giving_pause RETURNING one')).length > 0;
