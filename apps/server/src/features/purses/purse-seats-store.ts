import type { Queryable, Tx } from '../../platform/database.ts';

/** The seat's part of an active bonus. */
export interface PurseSeat {
  readonly grantId: string | null;
  readonly wagerLeftMinor: bigint | null;
}

const LOCK = `SELECT active_grant AS "grantId", wager_left_minor AS "wagerLeftMinor" FROM player_seat WHERE player_id = $1 FOR UPDATE`;

/** Held until the transaction ends: no stake of the player is taken meanwhile. @throws where the player has no seat */
export async function lockPurseSeat(tx: Tx, playerId: bigint): Promise<PurseSeat> {
  const [row] = await tx.query<PurseSeat>(LOCK, [playerId], 'purses-lock-seat');
  if (!row) throw new Error(`Player ${playerId} has no seat`);
  return row;
}

/** Progress may also be taken back, and a bonus may end: both under the lock of the seat. */
export async function savePurseSeat(tx: Tx, playerId: bigint, seat: PurseSeat): Promise<void> {
  const text = 'UPDATE player_seat SET active_grant = $2, wager_left_minor = $3 WHERE player_id = $1';
  await tx.query(text, [playerId, seat.grantId, seat.wagerLeftMinor], 'purses-save-seat');
}

/** Bonuses that are wagered or have run out; one that was played down ends with the round that did it, or the next one. */
const DUE = `SELECT s.player_id AS "playerId" FROM bonus_grant g
JOIN player_seat s ON s.player_id = g.player_id AND s.active_grant = g.id
WHERE g.state = 'ACTIVATED' AND (s.wager_left_minor = 0 OR g.expires_at <= $1) AND g.player_id <> ALL ($2::bigint[])
ORDER BY g.player_id LIMIT $3`;

export async function listDue(
  q: Queryable,
  page: { now: Date; resting: readonly bigint[]; limit: number },
): Promise<bigint[]> {
  const values = [page.now, page.resting, page.limit];
  return (await q.query<{ playerId: bigint }>(DUE, values, 'purses-due')).map(({ playerId }) => playerId);
}
