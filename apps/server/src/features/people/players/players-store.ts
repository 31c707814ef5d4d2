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
  /** When its e-mail was answered; null until then. */
  emailVerifiedAt: Date | null;
  /** E.164, proven by a code; null where there is none. */
  phone: string | null;
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
  emailVerifiedAt: Date | null;
  now: Date;
}

const COLUMNS = `id, email, password_hash AS "passwordHash", nickname, region, language, brand, theme,
  age_confirmed AS "ageConfirmed", created_at AS "createdAt", email_verified_at AS "emailVerifiedAt", phone`;

/** @returns the new id, or undefined when it is to be answered from the start and its canonical e-mail has an owner already. */
export async function insertPlayer(tx: Tx, player: NewPlayer): Promise<bigint | undefined> {
  const rows = await tx.query<{ id: bigint }>(
    `INSERT INTO player (email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed, verify_level, created_at,
       test_account, email_verified_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (email_canonical) WHERE email_verified_at IS NOT NULL DO NOTHING RETURNING id`,
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
      player.emailVerifiedAt,
    ],
  );
  const id = rows[0]?.id;
  if (id !== undefined) await witnessPlayer(tx, id, player);
  return id;
}

export async function findById(db: Queryable, id: bigint): Promise<PlayerRow | undefined> {
  return (await db.query<PlayerRow>(`SELECT ${COLUMNS} FROM player WHERE id = $1`, [id], 'player-by-id'))[0];
}

/** Whose the address is: the one account that has answered its letter. */
export async function findOwner(db: Queryable, emailCanonical: string): Promise<PlayerRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM player WHERE email_canonical = $1 AND email_verified_at IS NOT NULL`;
  return (await db.query<PlayerRow>(text, [emailCanonical], 'player-by-email'))[0];
}

/** The newest account that claims the address and has not answered its letter; older claims are no longer signed in to. */
export async function findClaim(db: Queryable, emailCanonical: string): Promise<PlayerRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM player WHERE email_canonical = $1 AND email_verified_at IS NULL AND lapsed_at IS NULL
ORDER BY id DESC LIMIT 1`;
  return (await db.query<PlayerRow>(text, [emailCanonical], 'player-claim'))[0];
}

export async function findByPhone(db: Queryable, phone: string): Promise<PlayerRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM player WHERE phone = $1`;
  return (await db.query<PlayerRow>(text, [phone], 'player-by-phone'))[0];
}

/** Whoever claims an e-mail or a phone, one after the other, until the transaction is over. @param address its canonical form */
export async function lockAddress(tx: Tx, address: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`address ${address}`]);
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

/** Makes the address the account's own. The caller holds `lockAddress` and has looked for an owner. */
export async function markAnswered(tx: Tx, id: bigint, now: Date): Promise<void> {
  await tx.query('UPDATE player SET email_verified_at = $2 WHERE id = $1', [id, now]);
}

/** @returns false when the phone is another account's. */
export async function updatePhone(tx: Tx, id: bigint, phone: string, now: Date): Promise<boolean> {
  const text = `UPDATE player SET phone = $2, phone_verified_at = $3
WHERE id = $1 AND NOT EXISTS (SELECT FROM player WHERE phone = $2 AND id <> $1) RETURNING 1 AS one`;
  return (await tx.query(text, [id, phone, now])).length > 0;
}

/** Accounts opened before that nobody has answered a letter of, the oldest first, without those that rest. */
export async function listUnanswered(
  db: Queryable,
  page: { openedBefore: Date; resting: readonly string[]; limit: number },
): Promise<bigint[]> {
  const text = `SELECT id FROM player WHERE email_verified_at IS NULL AND lapsed_at IS NULL AND created_at < $1
  AND id::text <> ALL ($2::text[]) ORDER BY created_at LIMIT $3`;
  const rows = await db.query<{ id: bigint }>(text, [page.openedBefore, page.resting, page.limit]);
  return rows.map(({ id }) => id);
}

/**
 * Takes out of an account what is a person's. Its row stays, as the books name it; nobody signs in to it: no password has such a hash.
 */
export async function eraseLapsed(tx: Tx, id: bigint, now: Date): Promise<void> {
  await tx.query(
    `UPDATE player SET email = '', email_canonical = 'lapsed ' || id, password_hash = '$argon2id$', nickname = 'lapsed', lapsed_at = $2
     WHERE id = $1`,
    [id, now],
  );
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
