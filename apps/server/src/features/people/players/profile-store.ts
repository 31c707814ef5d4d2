import type { Pace, Sex, VerifyStatus } from '@croupier/domain/people/players';
import type { Language, RegionId, RulePlaces, Theme } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** Of an account what its player is shown. */
export interface ProfileRow {
  readonly id: bigint;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phone: string | null;
  readonly phoneVerified: boolean;
  readonly answered: boolean;
  readonly nickname: string;
  readonly nicknameChangedAt: Date | null;
  /** The nickname, once its player chose it: they sign in by it. */
  readonly username: string | null;
  readonly firstName: string | null;
  readonly secondName: string | null;
  readonly lastName: string | null;
  readonly sex: Sex | null;
  readonly birthday: string | null;
  readonly avatar: string | null;
  readonly region: RegionId;
  readonly residence: RegionId | null;
  readonly regionAssumed: boolean;
  readonly language: Language;
  readonly theme: Theme | null;
  readonly speed: Pace;
  readonly createdAt: Date;
  readonly justRegistered: boolean;
  readonly verifyStatus: VerifyStatus;
  readonly verifyLevel: number;
  readonly taxNumberSealed: Buffer | null;
}

const FIND = `SELECT id, email, email_verified_at IS NOT NULL AS "emailVerified", coalesce(phone, phone_claim) AS phone,
  phone IS NOT NULL AS "phoneVerified", email_verified_at IS NOT NULL OR phone_verified_at IS NOT NULL AS answered, nickname, nickname_changed_at AS "nicknameChangedAt",
  CASE WHEN nickname_key IS NOT NULL THEN nickname END AS username, first_name AS "firstName", second_name AS "secondName", last_name AS "lastName", sex, birthday::text, avatar, region, residence,
  region_assumed AS "regionAssumed", language, theme, speed, created_at AS "createdAt", verify_status AS "verifyStatus", verify_level AS "verifyLevel", tax_number_sealed AS "taxNumberSealed",
  EXISTS (SELECT FROM player_session s WHERE s.player_id = p.id AND s.public_id = p.first_session_id AND s.id_hash = $2) AS "justRegistered"
FROM player p WHERE id = $1`;

export async function findProfile(
  db: Queryable,
  id: bigint,
  sessionIdHash: Buffer,
): Promise<ProfileRow | undefined> {
  return (await db.query<ProfileRow>(FIND, [id, sessionIdHash], 'player-profile'))[0];
}

/** What decides over a change, read under the lock that the caller holds. */
export interface PersonRow {
  readonly nickname: string;
  readonly nicknameChangedAt: Date | null;
  readonly firstName: string | null;
  readonly secondName: string | null;
  readonly lastName: string | null;
  readonly birthday: string | null;
  readonly region: RegionId;
  readonly residence: RegionId | null;
  /** Above nought, a document has shown who the player is. */
  readonly verifyLevel: number;
}

/** Who somebody says they are: what documents are held against. */
export type SaidPerson = Pick<PersonRow, 'firstName' | 'secondName' | 'lastName' | 'birthday' | 'region'>;

export async function findPerson(db: Queryable, id: bigint): Promise<PersonRow> {
  const text = `SELECT nickname, nickname_changed_at AS "nicknameChangedAt", first_name AS "firstName", second_name AS "secondName",
  last_name AS "lastName", birthday::text, region, residence, verify_level AS "verifyLevel"
FROM player WHERE id = $1`;
  return (await db.query<PersonRow>(text, [id]))[0]!;
}

const COLUMN_OF = {
  userTheme: 'theme',
  language: 'language',
  firstName: 'first_name',
  secondName: 'second_name',
  lastName: 'last_name',
  sex: 'sex',
  birthday: 'birthday',
} as const;

export type PersonChange = { readonly [F in keyof typeof COLUMN_OF]?: string | null | undefined };

/** Writes what is named and nothing else: of two saves at once each keeps what only the other changed. */
export async function updatePerson(tx: Tx, id: bigint, change: PersonChange): Promise<void> {
  const named = Object.entries(COLUMN_OF).flatMap(([field, column]) => {
    const value = change[field as keyof PersonChange];
    return value === undefined ? [] : [{ column, value }];
  });
  if (named.length === 0) return;
  const sets = named.map(({ column }, at) => `${column} = $${at + 2}`);
  await tx.query(`UPDATE player SET ${sets.join(', ')} WHERE id = $1`, [
    id,
    ...named.map(({ value }) => value),
  ]);
}

/** The one way past what keeps a known birth date as it is. */
export async function correctBirthday(tx: Tx, id: bigint, birthday: string): Promise<void> {
  await tx.query('SELECT correct_birthday($1, $2)', [id, birthday]);
}

/**
 * Gives the player a name of their choosing. Whoever asks for one of the same look at this moment is waited for.
 * @returns false where somebody else's name looks like it
 */
export async function updateNickname(
  tx: Tx,
  id: bigint,
  changed: { nickname: string; key: string; at: Date },
): Promise<boolean> {
  const { nickname, key, at } = changed;
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`nickname ${key}`]);
  const text = `UPDATE player SET nickname = $2, nickname_key = $3, nickname_changed_at = $4
WHERE id = $1 AND NOT EXISTS (SELECT FROM player WHERE nickname_key = $3 AND id <> $1) RETURNING 1 AS one`;
  return (await tx.query(text, [id, nickname, key, at])).length > 0;
}

export async function updateSpeed(db: Queryable, id: bigint, speed: Pace): Promise<void> {
  await db.query('UPDATE player SET speed = $2 WHERE id = $1', [id, speed]);
}

/** @param avatar a drawing's name, an upload's id, or null for none */
export async function updateAvatar(tx: Tx, id: bigint, avatar: string | null): Promise<void> {
  await tx.query('UPDATE player SET avatar = $2 WHERE id = $1', [id, avatar]);
}

/** The player has said which region is theirs. */
export async function settleRegion(tx: Tx, id: bigint): Promise<void> {
  await tx.query('UPDATE player SET region_assumed = false WHERE id = $1 AND region_assumed', [id]);
}

/** Of an account that had no session yet. It keeps its name when it is given another id. */
export async function noteFirstSession(tx: Tx, id: bigint, sessionIdHash: Buffer): Promise<void> {
  const text = `UPDATE player p SET first_session_id = s.public_id FROM player_session s
WHERE p.id = $1 AND p.first_session_id IS NULL AND s.player_id = p.id AND s.id_hash = $2`;
  await tx.query(text, [id, sessionIdHash]);
}

/** What documents have shown of a player. The caller holds the player's row. */
export async function setVerified(
  tx: Tx,
  id: bigint,
  { status, level }: { status: VerifyStatus; level: number },
): Promise<void> {
  await tx.query('UPDATE player SET verify_status = $2, verify_level = $3 WHERE id = $1', [
    id,
    status,
    level,
  ]);
}

/** How far a player has shown who they are, and by whose terms that counts. */
export interface Verified extends RulePlaces {
  readonly level: number;
}

export async function findVerified(db: Queryable, id: bigint): Promise<Verified> {
  const text = `SELECT p.region, w.region AS "wishedRegion", p.residence, p.verify_level AS level
FROM player p LEFT JOIN region_wish w ON w.player_id = p.id WHERE p.id = $1`;
  return (await db.query<Verified>(text, [id], 'player-verified'))[0]!;
}
