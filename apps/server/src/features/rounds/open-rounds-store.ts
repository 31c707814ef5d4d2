import type { Queryable, Tx } from '../../platform/database.ts';
import { KEPT_COLUMNS, type StoredRound } from './rounds-store.ts';

const OPEN_ROUNDS = `SELECT ${KEPT_COLUMNS}, NULL::bigint AS "balanceBeforeMinor", 0::bigint AS "winMinor", true AS open, r.opened_at AS "settledAt"
FROM open_round r JOIN game_maths m ON m.id = r.maths_id`;

export async function findOpenRound(
  db: Queryable,
  playerId: bigint,
  key: string,
): Promise<StoredRound | undefined> {
  const text = `${OPEN_ROUNDS} WHERE r.player_id = $1 AND r.key = $2`;
  const [row] = await db.query<StoredRound>(text, [playerId, key], 'rounds-find-open');
  return row;
}

/** Of one game or all, oldest first: at most one a game. */
export async function listOpenRounds(
  db: Queryable,
  playerId: bigint,
  game: string | undefined,
): Promise<StoredRound[]> {
  const text = `${OPEN_ROUNDS} WHERE r.player_id = $1 AND ($2::text IS NULL OR r.game = $2) ORDER BY r.opened_at`;
  return db.query<StoredRound>(text, [playerId, game ?? null], 'rounds-list-open');
}

/** Rounds nobody has touched since, oldest first, without those that rest: they are named as `${playerId} ${key}`. */
export async function listAbandoned(
  db: Queryable,
  page: { before: Date; resting: readonly string[]; limit: number },
): Promise<{ playerId: bigint; key: string }[]> {
  const text = `SELECT player_id AS "playerId", key FROM open_round WHERE touched_at < $1 AND player_id || ' ' || key <> ALL ($2::text[])
ORDER BY touched_at LIMIT $3`;
  return db.query(text, [page.before, page.resting, page.limit], 'rounds-list-abandoned');
}

export async function keepChoice(
  tx: Tx,
  round: Pick<StoredRound, 'playerId' | 'key'>,
  entry: string,
  now: Date,
): Promise<void> {
  const text = 'UPDATE open_round SET entry = $3, touched_at = $4 WHERE player_id = $1 AND key = $2';
  await tx.query(text, [round.playerId, round.key, entry, now], 'rounds-keep-choice');
}

/**
 * Makes an open round a settled one and pays its win. The seat must be locked, and the round read under that lock.
 * A round that wins nothing moves nothing, and ends with the balance as it is: others may have been played since its
 * stake was taken. So where that one began is kept apart.
 */
const CLOSE = `
WITH gone AS (
  DELETE FROM open_round WHERE player_id = $1 AND key = $2 RETURNING *
), account AS (
  SELECT w.amount_minor, w.version, g.currency, g.kind FROM gone g
  JOIN ledger_account w ON w.player_id = $1 AND w.currency = g.currency AND w.kind = g.kind FOR UPDATE OF w
), paid AS (
  UPDATE ledger_account w SET amount_minor = a.amount_minor + $3::bigint, version = a.version + 1
  FROM account a WHERE w.player_id = $1 AND w.currency = a.currency AND w.kind = a.kind AND $3::bigint > 0
  RETURNING w.amount_minor, w.version
), played AS (
  INSERT INTO round (player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win_minor, balance_after_minor,
    balance_version, balance_before_minor, request_id, draws, entry, asked, settled_at)
  SELECT g.player_id, g.seed_pair, g.nonce, g.key, g.maths_id, g.currency, g.kind, g.stake_minor, $3::bigint,
    coalesce(p.amount_minor, a.amount_minor), coalesce(p.version, a.version), g.balance_after_minor + g.stake_minor,
    $5, g.draws, $4, g.asked, $6
  FROM gone g JOIN account a ON true LEFT JOIN paid p ON true
  RETURNING balance_after_minor
), moved AS (
  INSERT INTO ledger_transfer (player_id, currency, kind, key, created_at, operation, version, debit, credit, amount_minor,
    balance_before_minor, balance_after_minor)
  SELECT $1, a.currency, a.kind, $2, $6, 'win', p.version, 'wins', 'player', $3::bigint, a.amount_minor, p.amount_minor
  FROM account a JOIN paid p ON true
), seated AS (
  UPDATE player_seat SET open_rounds = open_rounds - 1 WHERE player_id = $1 AND EXISTS (SELECT FROM gone)
), told AS (
  INSERT INTO outbox (player_id, topic, payload, request_id)
  SELECT $1, 'round.settled', row_to_json(fact), $5
  FROM (SELECT g.key AS id, g.game, g.currency, g.kind, g.stake_minor::text AS "stakeMinor", $3::bigint::text AS "winMinor",
      coalesce(p.amount_minor, a.amount_minor)::text AS "amountMinor", coalesce(p.version, a.version) AS version,
      g.maths_id AS maths, $4::text AS entry
    FROM gone g JOIN account a ON true LEFT JOIN paid p ON true) AS fact
)
SELECT balance_after_minor FROM played`;

export async function closeRound(
  tx: Tx,
  round: Pick<StoredRound, 'playerId' | 'key'> & {
    entry: string;
    winMinor: bigint;
    requestId: string;
    now: Date;
  },
): Promise<void> {
  const { playerId, key, winMinor, entry, requestId, now } = round;
  const rows = await tx.query(CLOSE, [playerId, key, winMinor, entry, requestId, now], 'rounds-close');
  if (rows.length !== 1) throw new Error(`Round ${key} was not open`);
}
