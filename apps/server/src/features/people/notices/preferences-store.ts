import type { Category, Channel, QuietHours, WayChoices } from '@croupier/domain/people/notices';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface Choice {
  readonly category: Category;
  readonly channel: Channel;
  readonly isOn: boolean;
}

export async function findChoices(db: Queryable, playerId: bigint): Promise<WayChoices> {
  const text = 'SELECT category, channel, is_on AS "isOn" FROM notice_preference WHERE player_id = $1';
  const choices: Partial<Record<Category, Partial<Record<Channel, boolean>>>> = {};
  for (const { category, channel, isOn } of await db.query<Choice>(text, [playerId], 'notices-choices'))
    (choices[category] ??= {})[channel] = isOn;
  return choices;
}

/** In the order of their keys, so that of two who save at once neither waits for the other in a circle. */
export async function saveChoices(
  tx: Queryable,
  playerId: bigint,
  choices: readonly Choice[],
  now: Date,
): Promise<void> {
  const text = `INSERT INTO notice_preference (player_id, category, channel, is_on, changed_at)
SELECT $1, category, channel, is_on, $5 FROM unnest($2::text[], $3::text[], $4::boolean[]) c (category, channel, is_on)
ORDER BY category, channel
ON CONFLICT (player_id, category, channel) DO UPDATE SET is_on = excluded.is_on, changed_at = excluded.changed_at`;
  const categories = choices.map(({ category }) => category);
  const channels = choices.map(({ channel }) => channel);
  const on = choices.map(({ isOn }) => isOn);
  await tx.query(text, [playerId, categories, channels, on, now], 'notices-save-choices');
}

export async function findQuietHours(db: Queryable, playerId: bigint): Promise<QuietHours | null> {
  const text = `SELECT from_minute AS "fromMinute", to_minute AS "toMinute" FROM notice_quiet_hours WHERE player_id = $1`;
  return (await db.query<QuietHours>(text, [playerId], 'notices-quiet'))[0] ?? null;
}

export async function saveQuietHours(
  tx: Tx,
  playerId: bigint,
  quiet: QuietHours | null,
  now: Date,
): Promise<void> {
  if (!quiet) {
    await tx.query('DELETE FROM notice_quiet_hours WHERE player_id = $1', [playerId]);
    return;
  }
  const text = `INSERT INTO notice_quiet_hours (player_id, from_minute, to_minute, changed_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (player_id) DO UPDATE SET from_minute = $2, to_minute = $3, changed_at = $4`;
  await tx.query(text, [playerId, quiet.fromMinute, quiet.toMinute, now]);
}
