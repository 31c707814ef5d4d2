import type { Stop } from '@croupier/domain/people/exclusions';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface StopRow extends Stop {
  /** It came with the person from another account of theirs. */
  readonly carried: boolean;
}

/** Everything that a player ever stopped by, the oldest first. */
export const listStops = (db: Queryable, playerId: bigint): Promise<StopRow[]> =>
  db.query<StopRow>(
    `SELECT kind, began_at AS "beganAt", until_at AS "untilAt", carried FROM play_stop WHERE player_id = $1 ORDER BY place`,
    [playerId],
    'stops-list',
  );

/** After those there are. The caller holds the player's lock. */
export async function insertStop(
  tx: Tx,
  playerId: bigint,
  stop: StopRow & { readonly requestId: string | null },
): Promise<void> {
  const { kind, beganAt, untilAt, carried, requestId } = stop;
  const text = `INSERT INTO play_stop (player_id, place, kind, began_at, until_at, carried, request_id)
SELECT $1, coalesce(max(place), 0) + 1, $2, $3, $4, $5, $6 FROM play_stop WHERE player_id = $1`;
  await tx.query(text, [playerId, kind, beganAt, untilAt, carried, requestId], 'stops-insert');
}

/** When a player asked to play again, each time. */
export async function listReturns(db: Queryable, playerId: bigint): Promise<Date[]> {
  const text = 'SELECT asked_at AS "askedAt" FROM stop_return WHERE player_id = $1 ORDER BY asked_at';
  return (await db.query<{ askedAt: Date }>(text, [playerId], 'stops-returns')).map(({ askedAt }) => askedAt);
}

export async function insertReturn(tx: Tx, playerId: bigint, askedAt: Date): Promise<void> {
  await tx.query('INSERT INTO stop_return (player_id, asked_at) VALUES ($1, $2)', [playerId, askedAt]);
}

/** Whether anything that a player stopped by holds, or a break that the house set. */
export async function isStopped(db: Queryable, playerId: bigint, now: Date): Promise<boolean> {
  const text = `SELECT 1 AS one FROM stop_rule WHERE player_id = $1 AND (until_at IS NULL OR until_at > $2)
UNION ALL SELECT 1 FROM house_rule WHERE player_id = $1 AND rule = 'break' AND until_at > $2 LIMIT 1`;
  return (await db.query(text, [playerId, now], 'stops-is-stopped')).length > 0;
}

/** A break that the house set. */
export interface HouseBreak {
  readonly setAt: Date;
  readonly untilAt: Date;
}

/** The one that holds now, if one does. */
export async function findHouseBreak(
  db: Queryable,
  playerId: bigint,
  now: Date,
): Promise<HouseBreak | undefined> {
  const text = `SELECT set_at AS "setAt", until_at AS "untilAt" FROM house_rule WHERE player_id = $1 AND rule = 'break' AND until_at > $2`;
  return (await db.query<HouseBreak>(text, [playerId, now], 'stops-house-break'))[0];
}
