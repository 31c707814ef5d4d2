import type { Currency } from '@croupier/domain/money/amounts';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface FreeRoundsRow {
  readonly id: string;
  readonly game: string;
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  readonly granted: number;
  readonly used: number;
  readonly expiresAt: Date;
}

const FREE_ROUNDS = `id, game, player_id AS "playerId", currency, stake_minor AS "stakeMinor", granted, used,
  expires_at AS "expiresAt"`;

export async function insertFreeRounds(
  db: Queryable,
  grant: Omit<FreeRoundsRow, 'used'> & { provider: string },
): Promise<void> {
  await db.query(
    `INSERT INTO provider_free_rounds (id, provider, game, player_id, currency, stake_minor, granted, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      grant.id,
      grant.provider,
      grant.game,
      grant.playerId,
      grant.currency,
      grant.stakeMinor,
      grant.granted,
      grant.expiresAt,
    ],
  );
}

export async function listFreeRounds(
  db: Queryable,
  of: { provider: string; playerId: bigint; game: string; now: Date },
): Promise<FreeRoundsRow[]> {
  return db.query<FreeRoundsRow>(
    `SELECT ${FREE_ROUNDS} FROM provider_free_rounds
WHERE player_id = $1 AND game = $2 AND provider = $3 AND used < granted AND expires_at > $4 ORDER BY expires_at`,
    [of.playerId, of.game, of.provider, of.now],
  );
}

/** Locked, so that one free round is not played twice at once. */
export async function lockFreeRounds(
  tx: Tx,
  provider: string,
  id: string,
): Promise<FreeRoundsRow | undefined> {
  return (
    await tx.query<FreeRoundsRow>(
      `SELECT ${FREE_ROUNDS} FROM provider_free_rounds WHERE id = $1 AND provider = $2 FOR UPDATE`,
      [id, provider],
    )
  )[0];
}

/** One more used, or one given back. */
export async function addUsedFreeRounds(tx: Tx, id: string, change: 1 | -1): Promise<void> {
  await tx.query('UPDATE provider_free_rounds SET used = used + $2 WHERE id = $1', [id, change]);
}
