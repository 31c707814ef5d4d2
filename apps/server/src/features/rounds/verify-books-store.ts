import type { Tx } from '../../platform/database.ts';

export interface Check {
  readonly name: string;
  /** What holds, in a sentence. */
  readonly says: string;
  /** Answers rows only for what does not hold. */
  readonly sql: string;
}

/** The player's account as the key of every comparison below. */
const ACCOUNT = 'player_id, currency, kind';

/** In the order they are made; the first that answers a row is the difference that is named. */
export const CHECKS: readonly Check[] = [
  {
    name: 'negative',
    says: 'No account of a player is, or was after any transfer, below zero.',
    sql: `SELECT ${ACCOUNT}, amount_minor FROM ledger_account WHERE amount_minor < 0
UNION ALL SELECT ${ACCOUNT}, balance_after_minor FROM ledger_transfer WHERE balance_after_minor < 0 OR balance_before_minor < 0`,
  },
  {
    name: 'double-entry',
    says: 'Every transfer moves a positive amount between one player and the house.',
    sql: `SELECT ${ACCOUNT}, version, debit, credit, amount_minor FROM ledger_transfer
WHERE amount_minor <= 0 OR (debit = 'player') = (credit = 'player')`,
  },
  {
    name: 'sum-zero',
    says: 'Debits and credits of each currency sum to zero.',
    sql: 'SELECT currency, sum(amount) FROM ledger_entry GROUP BY currency HAVING sum(amount) <> 0',
  },
  {
    name: 'chain',
    says: 'The transfers of an account are numbered without a gap, and each starts from the balance the last one left.',
    sql: `SELECT * FROM (
  SELECT ${ACCOUNT}, version, balance_before_minor, balance_after_minor, amount_minor, credit = 'player' AS incoming,
    coalesce(lag(version) OVER w, 0) AS version_before, coalesce(lag(balance_after_minor) OVER w, 0) AS left_minor
  FROM ledger_transfer WINDOW w AS (PARTITION BY ${ACCOUNT} ORDER BY version)) AS t
WHERE version <> version_before + 1 OR balance_before_minor <> left_minor
  OR balance_after_minor <> balance_before_minor + CASE WHEN incoming THEN amount_minor ELSE -amount_minor END`,
  },
  {
    name: 'projection',
    says: 'Every balance is the sum of its transfers, and its version their count.',
    sql: `SELECT ${ACCOUNT}, a.amount_minor, a.version, t.amount_minor AS sum_minor, t.version AS transfers
FROM ledger_account a FULL JOIN (
  SELECT ${ACCOUNT}, sum(CASE WHEN credit = 'player' THEN amount_minor ELSE -amount_minor END) AS amount_minor, count(*) AS version
  FROM ledger_transfer GROUP BY ${ACCOUNT}) AS t USING (${ACCOUNT})
WHERE a.player_id IS NULL OR a.amount_minor <> coalesce(t.amount_minor, 0) OR a.version <> coalesce(t.version, 0)`,
  },
  {
    name: 'round-transfers',
    says: 'Every round, open or settled, has its bet, its win when it won, and the balance they left; every bet and win has its round.',
    sql: `SELECT player_id, key, r.stake_minor, r.win_minor, t.bet_minor, t.paid_minor, t.after_minor, r.balance_after_minor
FROM (SELECT player_id, key, stake_minor, win_minor, balance_after_minor, balance_version, currency, kind FROM round
  UNION ALL SELECT player_id, key, stake_minor, 0, balance_after_minor, balance_version, currency, kind FROM open_round) AS r
FULL JOIN (
  SELECT player_id, key, min(currency) AS currency, min(kind) AS kind, count(*) AS transfers, max(version) AS version,
    sum(amount_minor) FILTER (WHERE operation = 'bet' AND debit = 'player' AND credit = 'bets') AS bet_minor,
    sum(amount_minor) FILTER (WHERE operation = 'win' AND debit = 'wins' AND credit = 'player') AS paid_minor,
    (array_agg(balance_after_minor ORDER BY version DESC))[1] AS after_minor
  FROM ledger_transfer WHERE operation IN ('bet', 'win') GROUP BY player_id, key) AS t USING (player_id, key)
WHERE r.player_id IS NULL OR t.player_id IS NULL OR r.stake_minor IS DISTINCT FROM t.bet_minor OR r.win_minor <> coalesce(t.paid_minor, 0)
  OR t.transfers <> CASE WHEN r.win_minor > 0 THEN 2 ELSE 1 END OR r.balance_after_minor <> t.after_minor
  OR r.balance_version <> t.version OR r.currency <> t.currency OR r.kind <> t.kind`,
  },
  {
    name: 'post-transfers',
    says: 'Every post has transfers, and every transfer that is not of a round has its post.',
    sql: `SELECT player_id, key, p.operation, t.operation AS transfer_operation
FROM ledger_post p FULL JOIN (
  SELECT player_id, key, min(operation) AS operation, min(currency) AS currency, count(DISTINCT operation) AS operations
  FROM ledger_transfer WHERE operation NOT IN ('bet', 'win') GROUP BY player_id, key) AS t USING (player_id, key)
WHERE p.player_id IS NULL OR t.player_id IS NULL OR p.operation <> t.operation OR p.currency <> t.currency OR t.operations <> 1`,
  },
  {
    name: 'nonces',
    says: 'Under each seed pair the nonces run from 0 without a gap, each used once, and the pair or the seat knows their count.',
    sql: `SELECT player_id, seed_pair, r.rounds, r.nonces, r.first, r.last, e.expected
FROM (SELECT player_id, seed_pair, count(*) AS rounds, count(DISTINCT nonce) AS nonces, min(nonce) AS first, max(nonce) AS last
  FROM (SELECT player_id, seed_pair, nonce FROM round UNION ALL SELECT player_id, seed_pair, nonce FROM open_round) AS n
  GROUP BY player_id, seed_pair) AS r
FULL JOIN (SELECT p.player_id, p.number AS seed_pair, CASE WHEN p.revealed_at IS NOT NULL THEN p.rounds
    WHEN s.seed_pair = p.number THEN s.next_nonce ELSE 0 END AS expected
  FROM seed_pair p LEFT JOIN player_seat s ON s.player_id = p.player_id) AS e USING (player_id, seed_pair)
WHERE e.player_id IS NULL OR coalesce(r.rounds, 0) <> e.expected OR r.rounds <> r.nonces OR r.first <> 0 OR r.last <> r.rounds - 1`,
  },
  {
    name: 'seats',
    says: 'Every seat sits on a pair that is active and not revealed.',
    sql: `SELECT s.player_id, s.seed_pair, p.activated_at, p.revealed_at FROM player_seat s
LEFT JOIN seed_pair p ON p.player_id = s.player_id AND p.number = s.seed_pair
WHERE p.player_id IS NULL OR p.activated_at IS NULL OR p.revealed_at IS NOT NULL`,
  },
  {
    name: 'open-rounds',
    says: 'Every seat knows how many rounds of its player are open, and each of them is under the seat’s own seeds.',
    sql: `SELECT player_id, s.open_rounds, o.rounds, s.seed_pair, o.pair FROM player_seat s
FULL JOIN (SELECT player_id, count(*) AS rounds, min(seed_pair) AS pair, max(seed_pair) AS last_pair FROM open_round GROUP BY player_id) AS o
  USING (player_id)
WHERE coalesce(s.open_rounds, 0) <> coalesce(o.rounds, 0) OR o.pair <> s.seed_pair OR o.last_pair <> s.seed_pair`,
  },
  {
    name: 'liability',
    says: 'What is owed to players is what the house sides of the books have paid in, by currency and kind.',
    sql: `SELECT currency, kind, o.owed_minor, h.house_minor
FROM (SELECT currency, kind, sum(amount_minor) AS owed_minor FROM ledger_account GROUP BY currency, kind) AS o
FULL JOIN (SELECT currency, kind, sum(amount) AS house_minor FROM ledger_entry WHERE account <> 'player' GROUP BY currency, kind) AS h
  USING (currency, kind)
WHERE coalesce(o.owed_minor, 0) + coalesce(h.house_minor, 0) <> 0`,
  },
];

/** Fixes the view of the whole check on one moment, however long it takes and whatever is played meanwhile. */
export async function freezeSnapshot(tx: Tx): Promise<void> {
  await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  await tx.query('SET LOCAL statement_timeout = 0');
}

/** The first row that should not be, as text by column. */
export async function firstDifference(tx: Tx, check: Check): Promise<object | undefined> {
  const [row] = await tx.query<{ difference: object }>(
    `SELECT to_jsonb(d) AS difference FROM (${check.sql}) AS d LIMIT 1`,
  );
  return row?.difference;
}

interface Counts {
  readonly transfers: bigint;
  readonly accounts: bigint;
  readonly rounds: bigint;
}

export async function countBooks(tx: Tx): Promise<Counts> {
  const text = `SELECT (SELECT count(*) FROM ledger_transfer) AS transfers, (SELECT count(*) FROM ledger_account) AS accounts,
  (SELECT count(*) FROM round) AS rounds`;
  const [row] = await tx.query<Counts>(text);
  return row!;
}

export interface Liability {
  readonly currency: string;
  readonly kind: string;
  /** A sum over players, as decimal digits: it may pass what int8 holds. */
  readonly owedMinor: string;
}

export async function listLiabilities(tx: Tx): Promise<Liability[]> {
  const text = `SELECT currency, kind, sum(amount_minor)::text AS "owedMinor" FROM ledger_account
GROUP BY currency, kind HAVING sum(amount_minor) > 0 ORDER BY currency, kind`;
  return tx.query<Liability>(text);
}
