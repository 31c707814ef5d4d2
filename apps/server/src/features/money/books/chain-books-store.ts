import type { SqlCheck } from '../../../platform/books-check.ts';
import type { Tx } from '../../../platform/database.ts';
import { factsWaitingFor } from '../../../platform/facts/waiting-facts-sql.ts';
import { CHAIN_READER, TRANSFER, type Head } from './chain-store.ts';
import type { ChainAccount, ChainTransfer } from './transfer-link.ts';

const ACCOUNT = 'player_id, currency, kind';

/** What the hashes cannot tell: that transfers which were chained or told of are there no more. */
export const CHAIN_ENDS: SqlCheck = {
  name: 'chain-ends',
  says: 'Every account has the transfers up to which it was chained and published, and published is what heads say.',
  sql: `SELECT ${ACCOUNT}, c.version AS chained, t.version AS there, c.told_version, h.version AS published
FROM transfer_chain c LEFT JOIN every_transfer t USING (${ACCOUNT}, version)
FULL JOIN (SELECT ${ACCOUNT}, max(version) AS version FROM books_head_account GROUP BY ${ACCOUNT}) AS h USING (${ACCOUNT})
WHERE t.version IS NULL OR c.told_version <> coalesce(h.version, 0)`,
};

/** One line of what a head was made of. */
export interface HeadLine {
  readonly head: number;
  readonly line: string;
}

export const headLines = (
  since: number,
): string => `SELECT head, concat_ws(':', player_id, currency, kind, version, encode(hash, 'hex')) AS line
FROM books_head_account WHERE head > ${Math.trunc(since)} ORDER BY head, player_id, currency, kind`;

export async function listAllHeads(tx: Tx): Promise<Head[]> {
  return tx.query('SELECT number, day, hash, published_at AS "publishedAt" FROM books_head ORDER BY number');
}

/** A transfer, and what chain and heads say of its account at its place. */
export interface WalkedTransfer extends ChainTransfer {
  /** How far the account is chained, and the hash there; null for an account without a chain. */
  readonly chained: bigint | null;
  readonly chainHash: Buffer | null;
  readonly seal: Buffer | null;
  /** The head that told of the account as it was after this transfer. */
  readonly head: number | null;
  readonly headHash: Buffer | null;
  /** Where the walk through the account begins, when not with its first transfer. */
  readonly startHash: Buffer | null;
}

const WALKED = `SELECT ${TRANSFER}, c.version AS chained, c.hash AS "chainHash", c.seal, h.head, h.hash AS "headHash"`;
const IN_ORDER = 'ORDER BY t.player_id, t.currency, t.kind, t.version';
const OF_TRANSFER = (row: string): string =>
  `${row}.player_id = t.player_id AND ${row}.currency = t.currency AND ${row}.kind = t.kind`;

const WALKED_WHOLE = `${WALKED}, NULL AS "startHash" FROM every_transfer t LEFT JOIN transfer_chain c USING (${ACCOUNT})
LEFT JOIN books_head_account h ON ${OF_TRANSFER('h')} AND h.version = t.version ${IN_ORDER}`;

/** Of every account, or only of those that have moved since a published head, from there on. */
export function walkedSince(head: number | undefined): string {
  if (head === undefined) return WALKED_WHOLE;
  // Row by row through the keys: how many have moved cannot be foreseen, and a join that took them for few would read all
  // there is for each (OFFSET keeps the planner from making one of it).
  return `${WALKED}, b.hash AS "startHash" FROM (${movedSince(head)}) AS b
CROSS JOIN LATERAL (SELECT * FROM every_transfer t WHERE ${OF_TRANSFER('b')} AND t.version > b.version OFFSET 0) AS t
LEFT JOIN LATERAL (SELECT * FROM transfer_chain c WHERE ${OF_TRANSFER('c')} LIMIT 1) AS c ON true
LEFT JOIN LATERAL (SELECT * FROM books_head_account h WHERE ${OF_TRANSFER('h')} AND h.version = t.version LIMIT 1) AS h ON true
${IN_ORDER}`;
}

/** Accounts with transfers after a head, and where the head left them. */
export const movedSince = (
  head: number,
): string => `SELECT a.player_id, a.currency, a.kind, coalesce(b.version, 0) AS version, b.hash
FROM ledger_account a LEFT JOIN LATERAL (SELECT version, hash FROM books_head_account h
  WHERE h.player_id = a.player_id AND h.currency = a.currency AND h.kind = a.kind AND h.head <= ${Math.trunc(head)}
  ORDER BY version DESC LIMIT 1) AS b ON true
WHERE a.version > coalesce(b.version, 0)`;

const WAITING = `SELECT player_id AS "playerId", topic, coalesce(payload->>'id', payload->>'key') AS key,
  payload->>'currency' AS currency, payload->>'kind' AS kind, (payload->>'version')::bigint AS version
FROM ${factsWaitingFor(CHAIN_READER)} AS f
WHERE topic = ANY ($1)`;

export interface WaitingFact extends ChainAccount {
  readonly topic: string;
  readonly key: string | null;
  readonly version: bigint;
}

/** Facts of money that are not chained yet, or were put aside. */
export async function listWaiting(tx: Tx, topics: readonly string[]): Promise<WaitingFact[]> {
  return tx.query(WAITING, [topics]);
}
