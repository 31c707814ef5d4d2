import type { Currency } from '@croupier/domain/money/amounts';
import type { GrantState, PurseTerms } from '@croupier/domain/rewards/purses';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { readTerms, writeTerms, type StoredTerms } from './stored-terms.ts';

/** A bonus in money, given to a player. */
export interface Grant {
  readonly playerId: bigint;
  readonly id: string;
  readonly state: GrantState;
  readonly amountMinor: bigint;
  readonly wagerMinor: bigint;
  /** While it is active, the seat knows it better. */
  readonly wagerLeftMinor: bigint;
  readonly terms: PurseTerms;
  readonly expiresAt: Date | null;
}

type Row = Omit<Grant, 'terms'> & { readonly currency: Currency; readonly terms: StoredTerms };

const COLUMNS = `g.player_id AS "playerId", g.id, g.state, g.currency, g.amount_minor AS "amountMinor", g.wager_minor AS "wagerMinor",
  g.terms, g.expires_at AS "expiresAt"`;
const GRANT = `SELECT ${COLUMNS}, g.wager_left_minor AS "wagerLeftMinor" FROM bonus_grant g WHERE g.player_id = $1 AND g.id = $2`;
const ACTIVE = `SELECT ${COLUMNS}, s.wager_left_minor AS "wagerLeftMinor" FROM player_seat s
JOIN bonus_grant g ON g.player_id = s.player_id AND g.id = s.active_grant WHERE s.player_id = $1`;

const grantOf = ({ currency, terms, ...row }: Row): Grant => ({ ...row, terms: readTerms(currency, terms) });

export async function findGrant(db: Queryable, playerId: bigint, id: string): Promise<Grant | undefined> {
  const [row] = await db.query<Row>(GRANT, [playerId, id], 'purses-find');
  return row && grantOf(row);
}

/** The one whose money stakes take, with what the seat knows of its wagering. */
export async function findActive(db: Queryable, playerId: bigint): Promise<Grant | undefined> {
  const [row] = await db.query<Row>(ACTIVE, [playerId], 'purses-active');
  return row && grantOf(row);
}

/** As it is now, held until the transaction ends. The caller holds the lock of the player's seat. */
export async function lockGrant(tx: Tx, playerId: bigint, id: string): Promise<Grant | undefined> {
  const [row] = await tx.query<Row>(`${GRANT} FOR UPDATE`, [playerId, id], 'purses-lock');
  return row && grantOf(row);
}

export interface NewGrant extends Pick<
  Grant,
  'playerId' | 'id' | 'amountMinor' | 'wagerMinor' | 'terms' | 'expiresAt'
> {
  /** It is given for what its player has lost. */
  readonly isForLosses?: boolean;
  readonly now: Date;
}

/** @returns false where the player has one of this id */
export async function insertGrant(tx: Tx, grant: NewGrant): Promise<boolean> {
  const { playerId, id, amountMinor, wagerMinor, terms, expiresAt, now } = grant;
  const rows = await tx.query(
    `INSERT INTO bonus_grant (player_id, id, state, currency, amount_minor, wager_minor, wager_left_minor, terms, expires_at, created_at)
VALUES ($1, $2, 'NOT_ACTIVATED', $3, $4, $5, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
    [
      playerId,
      id,
      terms.currency,
      amountMinor,
      wagerMinor,
      JSON.stringify(writeTerms(terms)),
      expiresAt,
      now,
    ],
    'purses-insert',
  );
  return rows.length === 1;
}

export async function setActivated(
  tx: Tx,
  { playerId, id }: Pick<Grant, 'playerId' | 'id'>,
  now: Date,
): Promise<void> {
  const text = `UPDATE bonus_grant SET state = 'ACTIVATED', activated_at = $3 WHERE player_id = $1 AND id = $2`;
  await tx.query(text, [playerId, id, now], 'purses-activate');
}

export interface GrantEnding {
  readonly state: GrantState;
  readonly wagerLeftMinor: bigint;
  readonly convertedMinor: bigint;
  readonly forfeitedMinor: bigint;
  readonly now: Date;
}

export async function setEnded(
  tx: Tx,
  { playerId, id }: Pick<Grant, 'playerId' | 'id'>,
  { state, wagerLeftMinor, convertedMinor, forfeitedMinor, now }: GrantEnding,
): Promise<void> {
  const text = `UPDATE bonus_grant SET state = $3, wager_left_minor = $4, converted_minor = $5, forfeited_minor = $6, ended_at = $7
WHERE player_id = $1 AND id = $2`;
  await tx.query(
    text,
    [playerId, id, state, wagerLeftMinor, convertedMinor, forfeitedMinor, now],
    'purses-end',
  );
}

/** By how long ends are moved on, of what was under way at a moment: a reader may come to it much later. */
export interface EndMove {
  readonly playerId: bigint;
  readonly runningAt: Date;
  readonly ms: number;
}

/** Gives the active grant of a player more time. The caller holds the lock of the player's seat. */
export async function moveGrantEnd(tx: Tx, { playerId, runningAt, ms }: EndMove): Promise<void> {
  const text = `UPDATE bonus_grant SET expires_at = expires_at + $3 * interval '1 millisecond'
WHERE player_id = $1 AND state = 'ACTIVATED' AND activated_at <= $2 AND expires_at > $2`;
  await tx.query(text, [playerId, runningAt, ms], 'purses-move-end');
}

/** Of a player who leaves. */
export async function cancelWaiting(tx: Tx, playerId: bigint, now: Date): Promise<void> {
  const text = `UPDATE bonus_grant SET state = 'CANCELED', ended_at = $2 WHERE player_id = $1 AND state = 'NOT_ACTIVATED'`;
  await tx.query(text, [playerId, now], 'purses-cancel-waiting');
}

/** Cancels one that nobody has activated. @returns whether it was still waiting */
export async function cancelWaitingGrant(
  tx: Tx,
  { playerId, id }: Pick<Grant, 'playerId' | 'id'>,
  now: Date,
): Promise<boolean> {
  const text = `UPDATE bonus_grant SET state = 'CANCELED', ended_at = $3
WHERE player_id = $1 AND id = $2 AND state = 'NOT_ACTIVATED' RETURNING id`;
  return (await tx.query(text, [playerId, id, now], 'purses-cancel-one')).length === 1;
}

/** Of grants that nobody activated in time. @returns how many */
export async function expireWaiting(db: Queryable, now: Date): Promise<number> {
  const text = `UPDATE bonus_grant SET state = 'EXPIRED', ended_at = $1 WHERE state = 'NOT_ACTIVATED' AND expires_at <= $1 RETURNING id`;
  return (await db.query(text, [now], 'purses-expire')).length;
}
