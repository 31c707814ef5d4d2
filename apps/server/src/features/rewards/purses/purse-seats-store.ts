import type { Money } from '@croupier/domain/money/amounts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { BONUS_KIND, hasMoney } from '../../money/ledger/feature.ts';

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

/**
 * Held as by `lockPurseSeat`, for who may have never played: they have no seat, and nothing that it would hold up.
 * @returns whether they have one
 */
export async function holdPurseSeat(tx: Tx, playerId: bigint): Promise<boolean> {
  return (await tx.query(LOCK, [playerId], 'purses-lock-seat')).length > 0;
}

/** Progress may also be taken back, and a bonus may end: both under the lock of the seat. */
export async function savePurseSeat(tx: Tx, playerId: bigint, seat: PurseSeat): Promise<void> {
  const text = 'UPDATE player_seat SET active_grant = $2, wager_left_minor = $3 WHERE player_id = $1';
  await tx.query(text, [playerId, seat.grantId, seat.wagerLeftMinor], 'purses-save-seat');
}

const HAS_STAKE = hasMoney(
  { player: 'g.player_id', currency: 'g.currency', kind: BONUS_KIND },
  '(SELECT x.minor FROM unnest($5::text[], $6::bigint[]) AS x (currency, minor) WHERE x.currency = g.currency)',
);

/** Bonuses that are wagered, have run out, or hold less than a stake: whether a round of these is open, is asked later. */
const DUE = `SELECT s.player_id AS "playerId" FROM bonus_grant g
JOIN player_seat s ON s.player_id = g.player_id AND s.active_grant = g.id
WHERE g.state = 'ACTIVATED' AND (s.wager_left_minor = 0 OR g.expires_at <= $1 OR NOT ${HAS_STAKE})
  AND g.player_id <> ALL ($2::bigint[]) AND g.player_id > $3
ORDER BY g.player_id LIMIT $4`;

interface DuePage {
  readonly now: Date;
  readonly resting: readonly bigint[];
  readonly after: bigint;
  readonly limit: number;
  /** The smallest stake of each currency. */
  readonly stakes: readonly Money[];
}

export async function listDue(
  db: Queryable,
  { now, resting, after, limit, stakes }: DuePage,
): Promise<bigint[]> {
  const currencies = stakes.map(({ currency }) => currency);
  const amounts = stakes.map(({ amountMinor }) => amountMinor);
  const values = [now, resting, after, limit, currencies, amounts];
  return (await db.query<{ playerId: bigint }>(DUE, values, 'purses-due')).map(({ playerId }) => playerId);
}
