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
  /** Where they live, as documents have shown; null where none has, or the house has no region there. */
  residence: RegionId | null;
  language: Language;
  brand: Brand;
  theme: Theme | null;
  ageConfirmed: number;
  createdAt: Date;
  /** When its e-mail was answered; null until then. */
  emailVerifiedAt: Date | null;
  /** E.164, proven by a code; null where there is none. */
  phone: string | null;
  /** The phone that it was opened with, until its code is answered; null otherwise. */
  phoneClaim: string | null;
  /** Since when it is a person's: its letter or its phone's code was answered; null until then. */
  answeredAt: Date | null;
  /** `1990-02-28`; null where it was never asked. */
  birthday: string | null;
}

export interface NewPlayer {
  /** Empty, and null, of an account that is opened with a phone. */
  email: string;
  emailCanonical: string | null;
  phoneClaim: string | null;
  birthday: string | null;
  referralCode: string | null;
  passwordHash: string;
  nickname: string;
  region: RegionId;
  regionAssumed: boolean;
  language: Language;
  brand: Brand;
  ageConfirmed: number;
  testAccount: boolean;
  emailVerifiedAt: Date | null;
  now: Date;
}

/** As `PlayerRow` has them. */
export const PLAYER_COLUMNS = `id, email, password_hash AS "passwordHash", nickname, region, residence, language, brand, theme,
  age_confirmed AS "ageConfirmed", created_at AS "createdAt", email_verified_at AS "emailVerifiedAt", phone,
  phone_claim AS "phoneClaim", least(email_verified_at, phone_verified_at) AS "answeredAt", birthday::text`;

/** @returns the new id, or undefined when it is to be answered from the start and its canonical e-mail has an owner already. */
export async function insertPlayer(tx: Tx, player: NewPlayer): Promise<bigint | undefined> {
  const rows = await tx.query<{ id: bigint }>(
    `INSERT INTO player (email, email_canonical, password_hash, nickname, region, language, brand, age_confirmed, created_at,
       test_account, email_verified_at, phone_claim, birthday, referral_code, region_assumed)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
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
      player.now,
      player.testAccount,
      player.emailVerifiedAt,
      player.phoneClaim,
      player.birthday,
      player.referralCode,
      player.regionAssumed,
    ],
  );
  const id = rows[0]?.id;
  if (id !== undefined) await witnessPlayer(tx, id, { ...player, residence: null });
  return id;
}

export async function findById(db: Queryable, id: bigint): Promise<PlayerRow | undefined> {
  return (
    await db.query<PlayerRow>(`SELECT ${PLAYER_COLUMNS} FROM player WHERE id = $1`, [id], 'player-by-id')
  )[0];
}

/** Whose the address is: the one account that has answered its letter. */
export async function findOwner(db: Queryable, emailCanonical: string): Promise<PlayerRow | undefined> {
  const text = `SELECT ${PLAYER_COLUMNS} FROM player WHERE email_canonical = $1 AND email_verified_at IS NOT NULL`;
  return (await db.query<PlayerRow>(text, [emailCanonical], 'player-by-email'))[0];
}

/** The newest account that claims the address and has not answered its letter; older claims are no longer signed in to. */
export async function findClaim(db: Queryable, emailCanonical: string): Promise<PlayerRow | undefined> {
  const text = `SELECT ${PLAYER_COLUMNS} FROM player WHERE email_canonical = $1 AND email_verified_at IS NULL AND lapsed_at IS NULL
ORDER BY id DESC LIMIT 1`;
  return (await db.query<PlayerRow>(text, [emailCanonical], 'player-claim'))[0];
}

/** Whether another account has an address or claims it. @param address its canonical form */
export async function isAddressOfOthers(db: Queryable, id: bigint, address: string): Promise<boolean> {
  const text = `SELECT 1 AS one FROM player WHERE email_canonical = $2 AND email_verified_at IS NOT NULL AND id <> $1
UNION ALL SELECT 1 FROM player WHERE email_canonical = $2 AND email_verified_at IS NULL AND lapsed_at IS NULL AND id <> $1
UNION ALL SELECT 1 FROM player WHERE phone = $2 AND id <> $1
UNION ALL SELECT 1 FROM player WHERE phone_claim = $2 AND id <> $1 LIMIT 1`;
  return (await db.query(text, [id, address])).length > 0;
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
  const text = `SELECT ${PLAYER_COLUMNS} FROM player WHERE id = $1 FOR NO KEY UPDATE`;
  const row = (await tx.query<PlayerRow>(text, [id], 'player-lock'))[0];
  if (!row) throw new Error(`no player ${id}`);
  return row;
}

/** Waits for whoever holds `lockById` and keeps the next one waiting; of these themselves any number hold at once. */
export async function holdById(tx: Tx, id: bigint): Promise<void> {
  await tx.query('SELECT 1 AS one FROM player WHERE id = $1 FOR SHARE', [id], 'player-hold');
}

export async function updateRegion(
  tx: Tx,
  id: bigint,
  change: { region: RegionId; ageConfirmed: number },
): Promise<void> {
  const { region, ageConfirmed } = change;
  await updateProtection(tx, 'region = $2, age_confirmed = $3 WHERE id = $1', [id, region, ageConfirmed]);
}

/** The caller holds the player's row. @returns whether it was another one before */
export const updateResidence = (tx: Tx, id: bigint, residence: RegionId | null): Promise<boolean> =>
  updateProtection(tx, 'residence = $2 WHERE id = $1 AND residence IS DISTINCT FROM $2', [id, residence]);

/** The player has shown to be as old; who has confirmed more has done so still. */
export async function raiseAge(tx: Tx, id: bigint, age: number): Promise<void> {
  await updateProtection(tx, 'age_confirmed = $2 WHERE id = $1 AND age_confirmed < $2', [id, age]);
}

type Protection = Pick<PlayerRow, 'region' | 'ageConfirmed' | 'residence'>;

/** @param set and of which row: `$1` is its player. @returns whether it was anything else before */
async function updateProtection(tx: Tx, set: string, values: [bigint, ...unknown[]]): Promise<boolean> {
  const text = `UPDATE player SET ${set} RETURNING region, age_confirmed AS "ageConfirmed", residence`;
  const [row] = await tx.query<Protection>(text, values);
  if (row) await witnessPlayer(tx, values[0], row);
  return row !== undefined;
}

/** Which rules protect the player is nothing that anybody may change but the player and their documents, by a server. */
async function witnessPlayer(
  tx: Tx,
  playerId: bigint,
  { region, ageConfirmed, residence }: Protection,
): Promise<void> {
  const value = [region, ageConfirmed, residence].filter((part) => part !== null).join(' ');
  await witness(tx, { playerId, subject: 'player', value });
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

/** Makes another address the account's own. The caller holds `lockAddress` and has looked for an owner. */
export async function updateEmail(
  tx: Tx,
  id: bigint,
  { email, emailCanonical, now }: { email: string; emailCanonical: string; now: Date },
): Promise<void> {
  const text = 'UPDATE player SET email = $2, email_canonical = $3, email_verified_at = $4 WHERE id = $1';
  await tx.query(text, [id, email, emailCanonical, now]);
}

/** Takes away a phone that was proven since. @returns whether there was one */
export async function dropPhoneSince(tx: Tx, id: bigint, since: Date): Promise<boolean> {
  const text = `UPDATE player SET phone = NULL, phone_verified_at = NULL
WHERE id = $1 AND phone_verified_at >= $2 RETURNING 1 AS one`;
  return (await tx.query(text, [id, since])).length > 0;
}

/** @returns false when the phone is another account's. */
export async function updatePhone(tx: Tx, id: bigint, phone: string, now: Date): Promise<boolean> {
  const text = `UPDATE player SET phone = $2, phone_verified_at = $3, phone_claim = NULL
WHERE id = $1 AND NOT EXISTS (SELECT FROM player WHERE phone = $2 AND id <> $1) RETURNING 1 AS one`;
  return (await tx.query(text, [id, phone, now])).length > 0;
}

/** Where a list of accounts that nobody has answered for goes on. */
export type Unanswered = Pick<PlayerRow, 'id' | 'createdAt'>;

/** Accounts opened before that nobody has answered for, the oldest first from `after` on, without those that rest. */
export async function listUnanswered(
  db: Queryable,
  page: { openedBefore: Date; after: Unanswered | undefined; resting: readonly string[]; limit: number },
): Promise<Unanswered[]> {
  const text = `SELECT id, created_at AS "createdAt" FROM player WHERE email_verified_at IS NULL AND phone_verified_at IS NULL AND lapsed_at IS NULL
  AND created_at < $1 AND id::text <> ALL ($2::text[])
  AND (created_at, id) > (coalesce($4::timestamptz, '-infinity'), coalesce($5::bigint, 0)) ORDER BY created_at, id LIMIT $3`;
  const { openedBefore, after, resting, limit } = page;
  return db.query<Unanswered>(text, [
    openedBefore,
    resting,
    limit,
    after?.createdAt ?? null,
    after?.id ?? null,
  ]);
}

/**
 * Takes out of an account what is a person's. Its row stays, as the books name it; nobody signs in to it: no password has such a hash.
 */
export async function eraseLapsed(tx: Tx, id: bigint, now: Date): Promise<void> {
  await tx.query(
    `UPDATE player SET email = '', email_canonical = 'lapsed ' || id, password_hash = '$argon2id$', nickname = 'lapsed', lapsed_at = $2,
       email_verified_at = NULL, phone = NULL, phone_verified_at = NULL, phone_claim = NULL, birthday = NULL, referral_code = NULL,
       first_name = NULL, second_name = NULL, last_name = NULL, sex = NULL, nickname_key = NULL, avatar = NULL, theme = NULL,
       first_session_id = NULL, tax_number_sealed = NULL, verify_level = 0, verify_status = 'NONE'
     WHERE id = $1`,
    [id, now],
  );
  await updateResidence(tx, id, null);
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

/** Whether the account still waits for somebody to answer for it: until then it is given nothing and pays nothing in. */
export async function isUnanswered(db: Queryable, id: bigint): Promise<boolean> {
  const text = `SELECT 1 AS one FROM player WHERE id = $1 AND email_verified_at IS NULL AND phone_verified_at IS NULL`;
  return (await db.query(text, [id], 'player-unanswered')).length > 0;
}

/** Whether the house has closed the account for good. */
export async function isClosed(db: Queryable, id: bigint): Promise<boolean> {
  return (
    (await db.query('SELECT 1 AS one FROM player_block WHERE player_id = $1 AND closed', [id])).length > 0
  );
}

/** Whether the account is shut to its player, for whatever reason and however long: blocked, held for a hit of a watch list, closed. */
export async function isBlocked(db: Queryable, id: bigint): Promise<boolean> {
  return (await db.query('SELECT 1 AS one FROM player_block WHERE player_id = $1', [id])).length > 0;
}

/** Whether everything of a person has been taken out of the account: nobody will ever sign in to it. */
export async function isErased(db: Queryable, id: bigint): Promise<boolean> {
  const text = 'SELECT 1 AS one FROM player WHERE id = $1 AND lapsed_at IS NOT NULL';
  return (await db.query(text, [id])).length > 0;
}
