import type { Queryable } from '../../../platform/database.ts';

/** Hiding twice is hiding once. */
export async function hideFor(
  db: Queryable,
  { playerId, widget, at }: { playerId: bigint; widget: string; at: Date },
): Promise<void> {
  await db.query(
    'INSERT INTO hidden_widget (player_id, widget, hidden_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [playerId, widget, at],
  );
}

/** @returns false where the player has answered already: the first answer stays */
export async function insertAnswer(
  db: Queryable,
  answer: { playerId: bigint; survey: string; version: number; option: string; at: Date },
): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO survey_answer (player_id, survey, version, option, answered_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT DO NOTHING RETURNING survey`,
    [answer.playerId, answer.survey, answer.version, answer.option, answer.at],
  );
  return rows.length > 0;
}

/** What is not shown to a player any more: hidden, or answered. */
export async function listSettled(db: Queryable, playerId: bigint): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ key: string }>(
    `SELECT widget AS key FROM hidden_widget WHERE player_id = $1
UNION ALL SELECT survey FROM survey_answer WHERE player_id = $1`,
    [playerId],
    'content-settled-widgets',
  );
  return new Set(rows.map(({ key }) => key));
}
