import type { Queryable, Tx } from '../../../platform/database.ts';

/** The player's favourites, the latest first. */
export async function listFavourites(db: Queryable, playerId: bigint): Promise<string[]> {
  const text = 'SELECT game FROM player_favourite WHERE player_id = $1 ORDER BY added_at DESC, game';
  return (await db.query<{ game: string }>(text, [playerId], 'lobby-favourites')).map(({ game }) => game);
}

/** Keeps the game; when the player then has more than `limit`, the oldest goes. */
export async function insertFavourite(
  tx: Tx,
  favourite: { playerId: bigint; game: string; at: Date; limit: number },
): Promise<void> {
  const { playerId, game, at, limit } = favourite;
  await tx.query(
    'INSERT INTO player_favourite (player_id, game, added_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [playerId, game, at],
  );
  await tx.query(
    `DELETE FROM player_favourite WHERE player_id = $1 AND game IN
  (SELECT game FROM player_favourite WHERE player_id = $1 ORDER BY added_at DESC, game OFFSET $2)`,
    [playerId, limit],
  );
}

export async function deleteFavourite(db: Queryable, playerId: bigint, game: string): Promise<void> {
  await db.query('DELETE FROM player_favourite WHERE player_id = $1 AND game = $2', [playerId, game]);
}
