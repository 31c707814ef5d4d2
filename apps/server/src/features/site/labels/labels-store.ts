import type { Labels } from '@croupier/domain/site/labels';
import type { Queryable } from '../../../platform/database.ts';

export interface PlayerLabels {
  readonly playerId: bigint;
  readonly isRegistration: boolean;
  readonly labels: Labels;
  readonly convertedAt: Date;
  readonly now: Date;
}

/** Of a registration the first stays; of coming back the last. */
export async function saveLabels(db: Queryable, of: PlayerLabels): Promise<void> {
  const text = `INSERT INTO player_label (player_id, is_registration, labels, converted_at, created_at)
VALUES ($1, $2, $3, $4, $5) ON CONFLICT (player_id, is_registration) DO UPDATE
SET labels = excluded.labels, converted_at = excluded.converted_at, created_at = excluded.created_at
WHERE NOT player_label.is_registration`;
  const { playerId, isRegistration, convertedAt, now } = of;
  // A label is cut to its length, which may be amid a sign: half of one is no text to the database.
  const labels = JSON.stringify(of.labels, (_, label: unknown) =>
    typeof label === 'string' ? label.toWellFormed() : label,
  );
  await db.query(text, [playerId, isRegistration, labels, convertedAt, now]);
}
