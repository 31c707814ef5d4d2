import type { Queryable, Tx } from '../../../platform/database.ts';

export async function insertPicture(
  tx: Tx,
  picture: { id: string; playerId: bigint; body: Buffer; at: Date },
): Promise<void> {
  const { id, playerId, body, at } = picture;
  await tx.query('INSERT INTO avatar_picture (id, player_id, body, uploaded_at) VALUES ($1, $2, $3, $4)', [
    id,
    playerId,
    body,
    at,
  ]);
}

/** Where the player has uploaded none it does nothing. */
export async function deletePictureOf(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query('DELETE FROM avatar_picture WHERE player_id = $1', [playerId]);
}

/** The picture, WebP. */
export async function findBody(db: Queryable, id: string): Promise<Buffer | undefined> {
  const text = 'SELECT body FROM avatar_picture WHERE id = $1';
  return (await db.query<{ body: Buffer }>(text, [id], 'avatar-body'))[0]?.body;
}
