import type { Queryable } from '../../../platform/database.ts';

/** When it was first told stays. */
export async function saveInstalled(db: Queryable, playerId: bigint, now: Date): Promise<void> {
  const text = `INSERT INTO app_install (player_id, installed_at) VALUES ($1, $2)
ON CONFLICT (player_id) DO UPDATE SET installed_at = coalesce(app_install.installed_at, excluded.installed_at)`;
  await db.query(text, [playerId, now]);
}

/** Whoever opens the app has it. */
export async function saveOpened(db: Queryable, playerId: bigint, now: Date): Promise<void> {
  const text = `INSERT INTO app_install (player_id, installed_at, opened_at) VALUES ($1, $2, $2)
ON CONFLICT (player_id) DO UPDATE SET installed_at = coalesce(app_install.installed_at, excluded.installed_at),
  opened_at = excluded.opened_at`;
  await db.query(text, [playerId, now]);
}
