import type { SqlCheck } from '../../../platform/books-check.ts';

/** What rounds hold against transfers, seeds and seats. That they come out as they were paid is in `rounds-books.ts`. */
export const ROUNDS_BOOKS: readonly SqlCheck[] = [
  {
    name: 'round-transfers',
    says: 'Every round, open or settled, has in each account its part of the bet and of the win, and the balance they left; every bet and win has its round.',
    sql: `SELECT player_id, key, kind, r.stake_minor, r.win_minor, t.bet_minor, t.paid_minor, t.after_minor, r.after_minor AS kept_minor
FROM (SELECT player_id, key, currency, p.* FROM (
    SELECT player_id, key, currency, kind, stake_minor, win_minor, balance_after_minor, balance_version, balance_before_minor, grant_id, gift_id,
      bonus_stake_minor, bonus_win_minor, bonus_forfeited_minor, bonus_after_minor, bonus_version FROM every_round
    UNION ALL SELECT player_id, key, currency, kind, stake_minor, 0, balance_after_minor, balance_version, NULL, grant_id, NULL,
      bonus_stake_minor, 0, 0, bonus_after_minor, bonus_version FROM open_round) AS r
  CROSS JOIN LATERAL (
    SELECT r.kind, r.stake_minor - coalesce(r.bonus_stake_minor, 0) AS stake_minor,
      r.win_minor - coalesce(r.bonus_win_minor, 0) - coalesce(r.bonus_forfeited_minor, 0) AS win_minor,
      r.balance_after_minor AS after_minor, r.balance_version AS version, r.balance_before_minor AS before_minor,
      r.balance_before_minor IS NOT NULL AS stayed_open
    UNION ALL SELECT 'bonus', r.bonus_stake_minor, coalesce(r.bonus_win_minor, 0) + coalesce(r.bonus_forfeited_minor, 0),
      r.bonus_after_minor + coalesce(r.bonus_forfeited_minor, 0),
      r.bonus_version - CASE WHEN r.bonus_forfeited_minor > 0 THEN 1 ELSE 0 END, NULL, r.balance_before_minor IS NOT NULL
      WHERE r.grant_id IS NOT NULL) AS p
  WHERE r.gift_id IS NULL AND (p.stake_minor > 0 OR p.win_minor > 0)) AS r
FULL JOIN (
  SELECT player_id, key, kind, min(currency) AS currency, count(*) AS transfers, max(version) AS version,
    coalesce(sum(amount_minor) FILTER (WHERE operation = 'bet' AND debit = 'player' AND credit = 'bets'), 0) AS bet_minor,
    coalesce(sum(amount_minor) FILTER (WHERE operation = 'win' AND debit = 'wins' AND credit = 'player'), 0) AS paid_minor,
    (array_agg(balance_after_minor ORDER BY version DESC))[1] AS after_minor,
    (array_agg(balance_before_minor ORDER BY version))[1] AS before_minor
  FROM every_transfer WHERE operation IN ('bet', 'win') GROUP BY player_id, key, kind) AS t USING (player_id, key, kind)
WHERE r.player_id IS NULL OR t.player_id IS NULL OR r.stake_minor <> t.bet_minor OR r.win_minor <> t.paid_minor OR r.currency <> t.currency
  OR t.transfers <> CASE WHEN r.stake_minor > 0 THEN 1 ELSE 0 END + CASE WHEN r.win_minor > 0 THEN 1 ELSE 0 END
  OR CASE WHEN r.stayed_open AND r.win_minor = 0 THEN r.version < t.version ELSE r.after_minor <> t.after_minor OR r.version <> t.version END
  OR (r.stake_minor > 0 AND r.before_minor <> t.before_minor)`,
  },
  {
    name: 'round-ends',
    says: 'A round that stayed open and won nothing ended with the balance that the last transfer before its end had left.',
    sql: `SELECT r.player_id, r.key, r.balance_after_minor, r.balance_version, t.balance_after_minor AS left_minor
FROM every_round r LEFT JOIN every_transfer t ON t.player_id = r.player_id AND t.currency = r.currency AND t.kind = r.kind
  AND t.version = r.balance_version
WHERE r.balance_before_minor IS NOT NULL AND r.win_minor = 0 AND r.gift_id IS NULL AND r.balance_after_minor IS DISTINCT FROM t.balance_after_minor`,
  },
  {
    name: 'nonces',
    says: 'Under each seed pair the nonces run from 0 without a gap, each used once, and the pair or the seat knows their count.',
    sql: `SELECT player_id, seed_pair, r.rounds, r.nonces, r.first, r.last, e.expected
FROM (SELECT player_id, seed_pair, count(*) AS rounds, count(DISTINCT nonce) AS nonces, min(nonce) AS first, max(nonce) AS last
  FROM (SELECT player_id, seed_pair, nonce FROM every_round UNION ALL SELECT player_id, seed_pair, nonce FROM open_round) AS n
  GROUP BY player_id, seed_pair) AS r
FULL JOIN (SELECT p.player_id, p.number AS seed_pair, CASE WHEN p.revealed_at IS NOT NULL THEN p.rounds
    WHEN s.seed_pair = p.number THEN s.next_nonce ELSE 0 END AS expected
  FROM seed_pair p LEFT JOIN player_seat s ON s.player_id = p.player_id) AS e USING (player_id, seed_pair)
WHERE e.player_id IS NULL OR coalesce(r.rounds, 0) <> e.expected OR r.rounds <> r.nonces OR r.first <> 0 OR r.last <> r.rounds - 1`,
  },
  {
    name: 'open-rounds',
    says: 'Every seat knows how many rounds of its player are open, and each of them is under the seat’s own seeds.',
    sql: `SELECT player_id, s.open_rounds, o.rounds, s.seed_pair, o.pair FROM player_seat s
FULL JOIN (SELECT player_id, count(*) AS rounds, min(seed_pair) AS pair, max(seed_pair) AS last_pair FROM open_round GROUP BY player_id) AS o
  USING (player_id)
WHERE coalesce(s.open_rounds, 0) <> coalesce(o.rounds, 0) OR o.pair <> s.seed_pair OR o.last_pair <> s.seed_pair`,
  },
];

/** What of a voided round was moved in each account. */
const VOIDED = `SELECT v.player_id, v.key, r.currency, m.kind, m.stake_minor, m.win_minor
FROM voided_round v JOIN every_round r ON r.player_id = v.player_id AND r.key = v.key
CROSS JOIN LATERAL (SELECT r.kind, v.stake_minor, v.win_minor
  UNION ALL SELECT 'bonus', v.bonus_stake_minor, v.bonus_win_minor WHERE v.grant_id IS NOT NULL) AS m
WHERE m.stake_minor > 0 OR m.win_minor > 0`;

/** What was posted for voids, by the round that each names. */
const VOID_POSTS = `SELECT t.player_id, p.reference AS key, t.currency, t.kind, count(*) AS transfers,
  coalesce(sum(t.amount_minor) FILTER (WHERE t.debit = 'bets'), 0) AS returned_minor,
  coalesce(sum(t.amount_minor) FILTER (WHERE t.credit = 'wins'), 0) AS taken_minor
FROM every_transfer t JOIN ledger_post p ON p.player_id = t.player_id AND p.key = t.key
WHERE t.operation = 'void' GROUP BY t.player_id, p.reference, t.currency, t.kind`;

/** What voided rounds hold against the rounds they were and the posts that took them back. */
export const VOIDS_BOOKS: readonly SqlCheck[] = [
  {
    name: 'void-transfers',
    says: 'Every voided round was given back and taken by its own posts, and every such post has its voided round.',
    sql: `SELECT coalesce(v.player_id, t.player_id) AS player_id, coalesce(v.key::text, t.key) AS key, coalesce(v.kind, t.kind) AS kind,
  v.stake_minor, t.returned_minor, v.win_minor, t.taken_minor
FROM (${VOIDED}) AS v FULL JOIN (${VOID_POSTS}) AS t
  ON t.player_id = v.player_id AND t.key = v.key::text AND t.currency = v.currency AND t.kind = v.kind
WHERE v.key IS NULL OR t.key IS NULL OR v.stake_minor <> t.returned_minor OR v.win_minor <> t.taken_minor
  OR t.transfers <> CASE WHEN v.stake_minor > 0 THEN 1 ELSE 0 END + CASE WHEN v.win_minor > 0 THEN 1 ELSE 0 END`,
  },
  {
    name: 'voided-rounds',
    says: 'Every voided round is one that was settled, its whole stake went back and its whole win was taken; one that was open says so itself.',
    sql: `SELECT v.player_id, v.key, v.was_open, r.stake_minor, r.win_minor FROM voided_round v
LEFT JOIN every_round r ON r.player_id = v.player_id AND r.key = v.key
WHERE r.key IS NULL OR r.gift_id IS NOT NULL OR r.grant_id IS DISTINCT FROM v.grant_id
  OR r.stake_minor <> v.stake_minor + coalesce(v.bonus_stake_minor, 0)
  OR r.win_minor <> v.win_minor + coalesce(v.bonus_win_minor, 0) + coalesce(r.bonus_forfeited_minor, 0)
  OR coalesce(v.progress_minor, 0) NOT IN (0, coalesce(r.progress_minor, 0))
  OR v.was_open <> coalesce(r.entry::json->>'voided' = 'true', false)
UNION ALL SELECT r.player_id, r.key, true, r.stake_minor, r.win_minor FROM every_round r
WHERE r.entry LIKE '%"voided":true%' AND NOT EXISTS (SELECT FROM voided_round v WHERE v.player_id = r.player_id AND v.key = r.key)`,
  },
];

/** A settled or open round with everything that decides it. */
export interface KeptRound {
  readonly playerId: bigint;
  readonly key: string;
  readonly game: string;
  readonly mathHash: string;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly seedPair: number;
  readonly nonce: number;
  readonly entry: string | null;
  readonly draws: number[] | null;
  readonly open: boolean;
  /** Null where the pair is gone, or was never active. */
  readonly sealed: Buffer | null;
  readonly clientSeed: string | null;
}

const COLUMNS = `r.player_id AS "playerId", r.key, coalesce(m.game, '?') AS game, coalesce(m.math_hash, '') AS "mathHash",
  r.stake_minor AS "stakeMinor", r.seed_pair AS "seedPair", r.nonce, r.entry, r.draws, p.server_seed_sealed AS sealed,
  p.client_seed AS "clientSeed"`;
const SEEDS = `LEFT JOIN game_maths m ON m.id = r.maths_id
LEFT JOIN seed_pair p ON p.player_id = r.player_id AND p.number = r.seed_pair`;
const OPEN = `SELECT ${COLUMNS}, 0::bigint AS "winMinor", true AS open FROM open_round r ${SEEDS}`;
const SETTLED = `SELECT ${COLUMNS}, r.win_minor AS "winMinor", false AS open FROM`;

export const SETTLED_AND_OPEN = `${SETTLED} every_round r ${SEEDS} UNION ALL ${OPEN}`;

/**
 * Rounds whose transfers these accounts had after these versions, and every open one. Row by row through the keys: how many
 * there are cannot be foreseen (OFFSET keeps the planner from making one join of it).
 */
export const roundsOf = (moved: string): string => `WITH moved AS MATERIALIZED (${moved}), keys AS (
  SELECT DISTINCT t.player_id, t.key FROM moved m CROSS JOIN LATERAL (SELECT player_id, key FROM every_transfer t
    WHERE t.player_id = m.player_id AND t.currency = m.currency AND t.kind = m.kind AND t.version > m.version
      AND t.operation IN ('bet', 'win') OFFSET 0) AS t
)
${SETTLED} keys k CROSS JOIN LATERAL (SELECT * FROM every_round r WHERE r.player_id = k.player_id AND r.key = k.key OFFSET 0) AS r
${SEEDS} UNION ALL ${OPEN}`;
