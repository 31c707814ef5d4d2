import type { Queryable } from '../../../platform/database.ts';
import { PLAYER_COLUMNS, type PlayerRow } from './players-store.ts';

/**
 * Whose one of the phones is: who has answered its code. What somebody typed may be read in more than one country; the first that
 * somebody has is meant.
 */
export async function findByPhones(db: Queryable, phones: readonly string[]): Promise<PlayerRow | undefined> {
  const text = `SELECT ${PLAYER_COLUMNS} FROM player WHERE phone = ANY ($1::text[]) ORDER BY array_position($1::text[], phone) LIMIT 1`;
  return (await db.query<PlayerRow>(text, [phones], 'player-by-phones'))[0];
}

/** The newest account that was opened with one of the phones and has not answered its code. */
export async function findPhoneClaim(
  db: Queryable,
  phones: readonly string[],
): Promise<PlayerRow | undefined> {
  const text = `SELECT ${PLAYER_COLUMNS} FROM player WHERE phone_claim = ANY ($1::text[])
ORDER BY array_position($1::text[], phone_claim), id DESC LIMIT 1`;
  return (await db.query<PlayerRow>(text, [phones], 'player-phone-claim'))[0];
}

/** Who chose the nickname that looks like this. @param key what it is unique by */
export async function findByNickname(db: Queryable, key: string): Promise<PlayerRow | undefined> {
  const text = `SELECT ${PLAYER_COLUMNS} FROM player WHERE nickname_key = $1`;
  return (await db.query<PlayerRow>(text, [key], 'player-by-nickname'))[0];
}
