import type { Queryable } from '../../../platform/database.ts';

/** When it was first told stays. */
export async function saveInstalled(db: Queryable, playerId: bigint, now: Date): Promise<void> {
  const text = `INSERT INTO app_install (player_id, installed_at) VALUES ($1, $2)
ON CONFLICT (player_id) DO UPDATE SET installed_at = coalesce(app_install.installed_at, excluded.installed_at)`;
  await db.query(text, [playerId, now]);
}

/** Whether a player was ever seen to have the site as an app. */
export async function hasApp(db: Queryable, playerId: bigint): Promise<boolean> {
  const text = 'SELECT 1 AS one FROM app_install WHERE player_id = $1 AND installed_at IS NOT NULL';
  return (await db.query(text, [playerId], 'pwa-has-app')).length > 0;
}

/** Whoever opens the app has it. */
export async function saveOpened(db: Queryable, playerId: bigint, now: Date): Promise<void> {
  const text = `INSERT INTO app_install (player_id, installed_at, opened_at) VALUES ($1, $2, $2)
ON CONFLICT (player_id) DO UPDATE SET installed_at = coalesce(app_install.installed_at, excluded.installed_at),
  opened_at = excluded.opened_at`;
  await db.query(text, [playerId, now]);
}
