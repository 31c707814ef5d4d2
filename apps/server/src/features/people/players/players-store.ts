import type { Brand } from '@croupier/domain/site/brands';
import type { Language, RegionId, Theme } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { witness } from '../../../platform/witness.ts';

export interface PlayerRow {
  id: bigint;
  email: string;
  passwordHash: string;
  nickname: string;
  region: RegionId;
  language: Language;
  brand: Brand;
  theme: Theme | null;
  ageConfirmed: number;
  createdAt: Date;
}

export interface NewPlayer {
  email: string;
  emailCanonical: string;
  passwordHash: string;
  nickname: string;
  region: RegionId;
  language: Language;
  brand: Brand;
  ageConfirmed: number;
  verifyLevel: number;
  testAccount: boolean;
  now: Date;
}

const COLUMNS = `id, email, password_hash AS "passwordHash", nickname, region, language, brand, theme,
  age_confirmed AS "ageConfirmed", created_at AS "createdAt"`;

/** @returns the new id, or undefined when the canonical e-mail has an account already. */
export async function insertPlayer(tx: Tx, player: NewPlayer): Promise<bigint | undefined> {
  const rows = await tx.query<{ id: bigint }>(
    `INSERT INTO player (email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed, verify_level, created_at,
       test_account)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (email_canonical) DO NOTHING RETURNING id`,
    [
      player.email,
      player.emailCanonical,
      player.passwordHash,
      player.nickname,
      player.region,
      player.language,
      player.brand,
      player.ageConfirmed,
      player.verifyLevel,
      player.now,
      player.testAccount,
    ],
  );
  const id = rows[0]?.id;
  if (id !== undefined) await witnessPlayer(tx, id, player);
  return id;
}

export async function findById(db: Queryable, id: bigint): Promise<PlayerRow | undefined> {
  return (await db.query<PlayerRow>(`SELECT ${COLUMNS} FROM player WHERE id = $1`, [id], 'player-by-id'))[0];
}

export async function findByCanonicalEmail(
  db: Queryable,
  emailCanonical: string,
): Promise<PlayerRow | undefined> {
  return (
    await db.query<PlayerRow>(
      `SELECT ${COLUMNS} FROM player WHERE email_canonical = $1`,
      [emailCanonical],
      'player-by-email',
    )
  )[0];
}

/**
 * Locks the player against a change of the same kind at the same time. NO KEY: rows that refer to the player, a deposit
 * for example, may be written meanwhile by who does not need this lock.
 */
export async function lockById(tx: Tx, id: bigint): Promise<PlayerRow> {
  const text = `SELECT ${COLUMNS} FROM player WHERE id = $1 FOR NO KEY UPDATE`;
  const row = (await tx.query<PlayerRow>(text, [id], 'player-lock'))[0];
  if (!row) throw new Error(`no player ${id}`);
  return row;
}

/** What is undefined stays as it is. */
export async function updateAppearance(
  db: Queryable,
  id: bigint,
  change: { nickname?: string | undefined; theme?: Theme | undefined; language?: Language | undefined },
): Promise<void> {
  await db.query(
    'UPDATE player SET nickname = coalesce($2, nickname), theme = coalesce($3, theme), language = coalesce($4, language) WHERE id = $1',
    [id, change.nickname ?? null, change.theme ?? null, change.language ?? null],
  );
}

export async function updateRegion(
  tx: Tx,
  id: bigint,
  change: { region: RegionId; ageConfirmed: number },
): Promise<void> {
  const { region, ageConfirmed } = change;
  await tx.query('UPDATE player SET region = $2, age_confirmed = $3 WHERE id = $1', [
    id,
    region,
    ageConfirmed,
  ]);
  await witnessPlayer(tx, id, change);
}

/** Which rules protect the player is nothing that anybody may change but the player, by a server. */
async function witnessPlayer(
  tx: Tx,
  playerId: bigint,
  { region, ageConfirmed }: Pick<PlayerRow, 'region' | 'ageConfirmed'>,
): Promise<void> {
  await witness(tx, { playerId, subject: 'player', value: `${region} ${ageConfirmed}` });
}

/** @returns when the account was opened, or nothing where there is none */
export async function setTestAccount(
  db: Queryable,
  id: bigint,
  testAccount: boolean,
): Promise<{ createdAt: Date } | undefined> {
  const text = 'UPDATE player SET test_account = $2 WHERE id = $1 RETURNING created_at AS "createdAt"';
  return (await db.query<{ createdAt: Date }>(text, [id, testAccount]))[0];
}

export async function updatePasswordHash(db: Queryable, id: bigint, passwordHash: string): Promise<void> {
  await db.query('UPDATE player SET password_hash = $2 WHERE id = $1', [id, passwordHash]);
}

/** @returns undefined when there is no such player. */
export async function findNickname(db: Queryable, id: bigint): Promise<string | undefined> {
  const text = 'SELECT nickname FROM player WHERE id = $1';
  return (await db.query<{ nickname: string }>(text, [id], 'player-nickname'))[0]?.nickname;
}

export async function playerExists(db: Queryable, id: bigint): Promise<boolean> {
  if (id !== BigInt.asIntN(64, id)) return false; // Beyond what the column holds.
  return (await db.query('SELECT 1 AS one FROM player WHERE id = $1', [id])).length > 0;
}

/** Whether the house has closed the account for good. */
export async function isClosed(db: Queryable, id: bigint): Promise<boolean> {
  return (
    (await db.query('SELECT 1 AS one FROM player_block WHERE player_id = $1 AND closed', [id])).length > 0
  );
}
