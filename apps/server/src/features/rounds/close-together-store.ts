import type { Queryable } from '../../platform/database.ts';
import type { StoredRound } from './rounds-store.ts';

/** An open round on its way to being a settled one. */
export interface Closing extends Pick<StoredRound, 'playerId' | 'key'> {
  /** The entry it was read with; when it has another by now, it stays as it is. */
  readonly before: string;
  readonly entry: string;
  readonly winMinor: bigint;
}

/** An open round as far as ending it without a draw needs it. */
export type EndingRound = Pick<StoredRound, 'playerId' | 'key' | 'mathHash' | 'stakeMinor'> & {
  readonly entry: string;
};

/** Open rounds of a game in the order of their players, a portion after `after`; of these players only, where named. */
export async function listEnding(
  db: Queryable,
  game: string,
  { players, after, limit }: { players: readonly bigint[] | undefined; after: bigint; limit: number },
): Promise<EndingRound[]> {
  const text = `SELECT r.player_id AS "playerId", r.key, m.math_hash AS "mathHash", r.stake_minor AS "stakeMinor", r.entry
FROM open_round r JOIN game_maths m ON m.id = r.maths_id
WHERE r.game = $1 AND r.player_id > $2 AND ($3::bigint[] IS NULL OR r.player_id = ANY ($3)) ORDER BY r.player_id LIMIT $4`;
  return db.query<EndingRound>(text, [game, after, players ?? null, limit], 'rounds-list-ending');
}

/**
 * Closes rounds of different players in one statement that is its own transaction. Seats, then accounts, in the order of
 * players, as every other settlement locks them. A round that somebody else closed first is not in `gone`, and then nothing
 * of it is done: the delete sees the row as it is once its seat is locked.
 */
const CLOSE_TOGETHER = `
WITH asked AS MATERIALIZED (
  SELECT player_id, ($2::uuid[])[i] AS key, ($3::text[])[i] AS before, ($4::text[])[i] AS final, ($5::bigint[])[i] AS win
  FROM unnest($1::bigint[]) WITH ORDINALITY AS u (player_id, i)
), locked AS MATERIALIZED (
  SELECT a.*, w.currency, w.kind, w.amount_minor, w.version
  FROM asked a
  JOIN open_round o ON o.player_id = a.player_id AND o.key = a.key
  JOIN player_seat s ON s.player_id = a.player_id
  JOIN ledger_account w ON w.player_id = o.player_id AND w.currency = o.currency AND w.kind = o.kind
  ORDER BY a.player_id FOR UPDATE OF s, w
), gone AS (
  DELETE FROM open_round o USING locked l
  WHERE o.player_id = l.player_id AND o.key = l.key AND o.entry = l.before
  RETURNING o.*, l.final, l.win, l.amount_minor, l.version
), paid AS (
  UPDATE ledger_account w SET amount_minor = g.amount_minor + g.win, version = g.version + 1
  FROM gone g WHERE g.win > 0 AND w.player_id = g.player_id AND w.currency = g.currency AND w.kind = g.kind
), played AS (
  INSERT INTO round (player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win_minor, balance_after_minor,
    balance_version, balance_before_minor, request_id, draws, entry, asked, settled_at)
  SELECT player_id, seed_pair, nonce, key, maths_id, currency, kind, stake_minor, win, amount_minor + win,
    version + CASE WHEN win > 0 THEN 1 ELSE 0 END, balance_after_minor + stake_minor, $6, draws, final, asked, $7 FROM gone
), moved AS (
  INSERT INTO ledger_transfer (player_id, currency, kind, key, created_at, operation, version, debit, credit, amount_minor,
    balance_before_minor, balance_after_minor)
  SELECT player_id, currency, kind, key, $7, 'win', version + 1, 'wins', 'player', win, amount_minor, amount_minor + win
  FROM gone WHERE win > 0
), seated AS (
  UPDATE player_seat s SET open_rounds = open_rounds - 1 FROM gone g WHERE s.player_id = g.player_id
), told AS (
  INSERT INTO outbox (player_id, topic, payload, request_id)
  SELECT g.player_id, 'round.settled', row_to_json(fact), $6
  FROM gone g CROSS JOIN LATERAL (SELECT g.key AS id, g.game, g.currency, g.kind, g.stake_minor::text AS "stakeMinor",
    g.win::text AS "winMinor", (g.amount_minor + g.win)::text AS "amountMinor",
    g.version + CASE WHEN g.win > 0 THEN 1 ELSE 0 END AS version, g.maths_id AS maths, g.final AS entry) AS fact
)
SELECT player_id AS "playerId" FROM gone`;

/** @returns the players whose rounds it closed */
export async function closeTogether(
  db: Queryable,
  closings: readonly Closing[],
  { requestId, now }: { requestId: string; now: Date },
): Promise<bigint[]> {
  const column = <Name extends keyof Closing>(name: Name) => closings.map((closing) => closing[name]);
  const rows = await db.query<{ playerId: bigint }>(
    CLOSE_TOGETHER,
    [
      column('playerId'),
      column('key'),
      column('before'),
      column('entry'),
      column('winMinor'),
      requestId,
      now,
    ],
    'rounds-close-together',
  );
  return rows.map(({ playerId }) => playerId);
}
