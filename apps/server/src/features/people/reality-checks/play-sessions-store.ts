import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { CheckedSession } from '@croupier/domain/people/reality-checks';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** The kinds of money that are told apart; bonus money is played as real money is. */
export type SessionKind = Exclude<BalanceKind, 'bonus'>;

export interface PlaySessionRow extends CheckedSession {
  readonly playerId: bigint;
  readonly kind: SessionKind;
  readonly currency: Currency;
  /** Transfers from this version on are of the session. */
  readonly fromVersion: bigint;
  /** The same of bonus money; null of play money. */
  readonly bonusFromVersion: bigint | null;
  readonly lastAt: Date;
}

const COLUMNS = `player_id AS "playerId", kind, currency, began_at AS "beganAt", from_version AS "fromVersion", bonus_from_version AS "bonusFromVersion",
  last_at AS "lastAt", idle_at AS "idleAt", check_at AS "checkAt", answered_at AS "answeredAt"`;

export async function findSession(
  db: Queryable,
  playerId: bigint,
  kind: SessionKind,
): Promise<PlaySessionRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM play_session WHERE player_id = $1 AND kind = $2`;
  return (await db.query<PlaySessionRow>(text, [playerId, kind], 'sessions-of-play-find'))[0];
}

/** Held until the transaction ends. Who also locks a seat locks it after this. */
export async function lockSession(
  tx: Tx,
  playerId: bigint,
  kind: SessionKind,
): Promise<PlaySessionRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM play_session WHERE player_id = $1 AND kind = $2 FOR UPDATE`;
  return (await tx.query<PlaySessionRow>(text, [playerId, kind], 'sessions-of-play-lock'))[0];
}

/** Of a batch of rounds, when each player played last with each kind of money, beside the session that there is of it. */
export interface Played extends Pick<PlaySessionRow, 'playerId' | 'kind' | 'currency'> {
  readonly playedAt: Date;
  readonly session: PlaySessionRow | null;
}

const PLAYED = `SELECT player_id AS "playerId", CASE kind WHEN 'play' THEN 'play' ELSE 'real' END::balance_kind AS kind,
  (array_agg(currency ORDER BY last_at DESC))[1] AS currency, max(last_at) AS "playedAt"
FROM round_sum GROUP BY 1, 2 ORDER BY 1, 2`;

export async function listPlayed(tx: Tx): Promise<Played[]> {
  const rows = await tx.query<Omit<Played, 'session'>>(PLAYED, [], 'sessions-of-play-played');
  const text = `SELECT ${COLUMNS} FROM play_session WHERE player_id = ANY ($1::bigint[]) ORDER BY player_id, kind FOR UPDATE`;
  const players = [...new Set(rows.map(({ playerId }) => playerId))];
  const known = await tx.query<PlaySessionRow>(text, [players], 'sessions-of-play-known');
  return rows.map((row) => ({
    ...row,
    session: known.find(({ playerId, kind }) => playerId === row.playerId && kind === row.kind) ?? null,
  }));
}

const SAVE = `INSERT INTO play_session (player_id, kind, currency, began_at, from_version, bonus_from_version, last_at, idle_at, check_at, answered_at)
SELECT * FROM unnest($1::bigint[], $2::balance_kind[], $3::text[], $4::timestamptz[], $5::bigint[], $6::bigint[], $7::timestamptz[],
  $8::timestamptz[], $9::timestamptz[], $10::timestamptz[])
ON CONFLICT (player_id, kind) DO UPDATE SET currency = excluded.currency, began_at = excluded.began_at,
  from_version = excluded.from_version, bonus_from_version = excluded.bonus_from_version, last_at = excluded.last_at, idle_at = excluded.idle_at, check_at = excluded.check_at,
  answered_at = excluded.answered_at`;

/** In the order of the rows, as they were locked. */
export async function saveSessions(tx: Tx, rows: readonly PlaySessionRow[]): Promise<void> {
  const columns = [
    rows.map(({ playerId }) => playerId),
    rows.map(({ kind }) => kind),
    rows.map(({ currency }) => currency),
    rows.map(({ beganAt }) => beganAt),
    rows.map(({ fromVersion }) => fromVersion),
    rows.map(({ bonusFromVersion }) => bonusFromVersion),
    rows.map(({ lastAt }) => lastAt),
    rows.map(({ idleAt }) => idleAt),
    rows.map(({ checkAt }) => checkAt),
    rows.map(({ answeredAt }) => answeredAt),
  ];
  await tx.query(SAVE, columns, 'sessions-of-play-save');
}

/** How often players chose to be told, and where they live. */
export async function listMinutes(
  db: Queryable,
  playerIds: readonly bigint[],
): Promise<{ playerId: bigint; region: RegionId; minutes: number | null }[]> {
  const text = `SELECT p.id AS "playerId", p.region, c.minutes FROM player p
LEFT JOIN reality_check_choice c ON c.player_id = p.id WHERE p.id = ANY ($1::bigint[])`;
  return db.query(text, [playerIds], 'sessions-of-play-minutes');
}

export async function saveMinutes(
  tx: Tx,
  choice: { readonly playerId: bigint; readonly minutes: number; readonly now: Date },
): Promise<void> {
  const text = `INSERT INTO reality_check_choice (player_id, minutes, changed_at) VALUES ($1, $2, $3)
ON CONFLICT (player_id) DO UPDATE SET minutes = $2, changed_at = $3`;
  await tx.query(text, [choice.playerId, choice.minutes, choice.now]);
}
