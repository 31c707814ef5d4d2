import type { Queryable, Tx } from '../../../platform/database.ts';
import type { ChainAccount, ChainTransfer } from './transfer-link.ts';

/** Who writes the chain, and has facts put aside. */
export const CHAIN_READER = 'books-chain';

export const TRANSFER = `t.player_id AS "playerId", t.currency, t.kind, t.version, t.key, t.operation, t.debit, t.credit,
  t.amount_minor AS "amountMinor", t.balance_before_minor AS "beforeMinor", t.balance_after_minor AS "afterMinor",
  (extract(epoch FROM t.created_at) * 1000000)::bigint AS "atMicros"`;

export interface UnchainedTransfer extends ChainTransfer {
  /** The chain's hash before the account's first unchained transfer; null where there is no chain yet. */
  readonly chainHash: Buffer | null;
  /** Its fact was put aside: nobody will hear of it again, and it is none the less one that was made. */
  readonly parked: boolean;
}

/**
 * In the hot table alone: what is not linked never leaves it. Account by account by its own range of the key (OFFSET 0 keeps
 * the join from being turned around): the planner does not know how few are unlinked and would read the whole table.
 */
const UNCHAINED = `SELECT ${TRANSFER}, c.hash AS "chainHash", p.key IS NOT NULL AS parked
FROM unnest($1::bigint[], $2::text[], $3::balance_kind[], $4::bigint[]) AS a (player_id, currency, kind, version)
LEFT JOIN transfer_chain c ON c.player_id = a.player_id AND c.currency = a.currency AND c.kind = a.kind
CROSS JOIN LATERAL (
  SELECT * FROM ledger_transfer own WHERE own.player_id = a.player_id AND own.currency = a.currency AND own.kind = a.kind
    AND own.version > coalesce(c.version, 0) AND own.version <= a.version OFFSET 0
) AS t
LEFT JOIN (SELECT DISTINCT player_id, coalesce(payload->>'id', payload->>'key') AS key FROM fact_parked WHERE reader = '${CHAIN_READER}') AS p
  ON p.player_id = t.player_id AND p.key = t.key::text
ORDER BY t.player_id, t.currency, t.kind, t.version`;

/** Transfers of these accounts that are not in the chain yet, up to a version of each, in their order. */
export async function listUnchained(
  tx: Tx,
  accounts: readonly (ChainAccount & { version: bigint })[],
): Promise<UnchainedTransfer[]> {
  return tx.query<UnchainedTransfer>(UNCHAINED, columnsOf(accounts), 'books-unchained');
}

export interface ChainEnd extends ChainAccount {
  readonly version: bigint;
  readonly hash: Buffer;
  readonly seal: Buffer;
}

const SAVE = `INSERT INTO transfer_chain (player_id, currency, kind, version, hash, seal)
SELECT * FROM unnest($1::bigint[], $2::text[], $3::balance_kind[], $4::bigint[], $5::bytea[], $6::bytea[])
ON CONFLICT (player_id, currency, kind) DO UPDATE SET version = excluded.version, hash = excluded.hash, seal = excluded.seal`;

/** Only the chain's one reader runs this, so nobody else changes these rows meanwhile. */
export async function saveChainEnds(tx: Tx, ends: readonly ChainEnd[]): Promise<void> {
  const values = [...columnsOf(ends), ends.map(({ hash }) => hash), ends.map(({ seal }) => seal)];
  await tx.query(SAVE, values, 'books-chain');
}

const columnsOf = (accounts: readonly (ChainAccount & { version: bigint })[]): unknown[][] => [
  accounts.map(({ playerId }) => playerId),
  accounts.map(({ currency }) => currency),
  accounts.map(({ kind }) => kind),
  accounts.map(({ version }) => version),
];

export interface Head {
  readonly number: number;
  /** `2026-03-28`: the day that was over. */
  readonly day: string;
  readonly hash: string;
  readonly publishedAt: Date;
}

/** Newest first. */
export async function listHeads(db: Queryable, limit: number): Promise<Head[]> {
  const text = `SELECT number, day, hash, published_at AS "publishedAt" FROM books_head ORDER BY number DESC LIMIT $1`;
  return db.query<Head>(text, [limit], 'books-heads');
}

/** A line an account, in the order of the accounts, after the head before and the day; see docs/books.md. */
const PUBLISH = `WITH moved AS (
  UPDATE transfer_chain SET told_version = version WHERE version > told_version RETURNING player_id, currency, kind, version, hash
), head AS (
  INSERT INTO books_head (number, day, published_at, hash)
  SELECT $1, $2::date, $3, encode(sha256(decode($4, 'hex') || convert_to($2::text || coalesce(string_agg(
    E'\\n' || concat_ws(':', player_id, currency, kind, version, encode(hash, 'hex')), '' ORDER BY player_id, currency, kind), ''), 'UTF8')), 'hex')
  FROM moved RETURNING number
)
INSERT INTO books_head_account (player_id, currency, kind, version, head, hash)
SELECT m.player_id, m.currency, m.kind, m.version, head.number, m.hash FROM moved m CROSS JOIN head`;

/** In the reader's transaction, as everything that writes the chain. @param before hash of the head before, 64 digits */
export async function publishHead(
  tx: Tx,
  head: { number: number; day: string; before: string; now: Date },
): Promise<void> {
  await tx.query(PUBLISH, [head.number, head.day, head.now, head.before]);
}
