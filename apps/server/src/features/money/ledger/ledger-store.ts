import type { Currency } from '@croupier/domain/money/amounts';
import type { Balance, PlannedTransfer } from '@croupier/domain/money/ledger';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';

/** Whose accounts of which currency. */
export interface Owner {
  readonly playerId: bigint;
  readonly currency: Currency;
}

export interface OwnedBalance extends Balance {
  readonly playerId: bigint;
}

export const OPEN_ACCOUNTS = `
INSERT INTO ledger_account (player_id, currency, kind)
SELECT player_id, currency, kind FROM unnest($1::bigint[], $2::text[]) AS o (player_id, currency),
  unnest(enum_range(NULL::balance_kind)) AS kind ORDER BY player_id, currency, kind
ON CONFLICT DO NOTHING`;

/** Makes the real, bonus and play accounts of players and currencies, at 0, where they are missing. */
export async function openAccounts(tx: Tx, owners: readonly Owner[]): Promise<void> {
  await tx.query(OPEN_ACCOUNTS, columnsOf(owners), 'ledger-open');
}

const columnsOf = (owners: readonly Owner[]): unknown[][] => [
  owners.map(({ playerId }) => playerId),
  owners.map(({ currency }) => currency),
];

const COLUMNS = 'currency, kind, amount_minor AS "amountMinor", version';

/** Every account of the player, by currency and kind. */
export async function balancesOf(db: Queryable, playerId: bigint): Promise<Balance[]> {
  const text = `SELECT ${COLUMNS} FROM ledger_account WHERE player_id = $1 ORDER BY currency, kind`;
  return db.query<Balance>(text, [playerId], 'ledger-balances');
}

export const LOCK_ACCOUNTS = `SELECT a.player_id AS "playerId", a.currency, a.kind, a.amount_minor AS "amountMinor", a.version
FROM unnest($1::bigint[], $2::text[]) AS o (player_id, currency) JOIN ledger_account a USING (player_id, currency)
ORDER BY a.player_id, a.currency, a.kind FOR UPDATE OF a`;

/** Accounts, locked in the order of their players, currencies and kinds, so that two posts never cross. */
export async function lockAccounts(tx: Tx, owners: readonly Owner[]): Promise<OwnedBalance[]> {
  return tx.query<OwnedBalance>(LOCK_ACCOUNTS, columnsOf(owners), 'ledger-lock');
}

/**
 * A player's balances in a currency as they are, held until the transaction ends: nobody else moves them meanwhile. Whoever
 * needs the seat too has locked it before.
 */
export const lockBalances = async (tx: Tx, owner: Owner): Promise<Balance[]> => lockAccounts(tx, [owner]);

export const FIND_POSTS = `SELECT p.player_id AS "playerId", p.key, p.input_hash AS "inputHash"
FROM unnest($1::bigint[], $2::uuid[]) AS k (player_id, key) JOIN ledger_post p USING (player_id, key)`;

/** Those of the keys that were posted, with the hash of what was asked. */
export async function findPosts(
  tx: Tx,
  keys: readonly { readonly playerId: bigint; readonly key: string }[],
): Promise<{ playerId: bigint; key: string; inputHash: Buffer }[]> {
  const values = [keys.map(({ playerId }) => playerId), keys.map(({ key }) => key)];
  return tx.query(FIND_POSTS, values, 'ledger-find-posts');
}

export interface PostRow extends Owner {
  readonly key: string;
  readonly operation: string;
  readonly inputHash: Buffer;
  readonly reference?: string;
  readonly requestId?: string;
}

export interface TransferRow
  extends PlannedTransfer, Pick<PostRow, 'playerId' | 'currency' | 'key' | 'operation'> {}

export const WRITE_POSTS = `
WITH posted AS (
  INSERT INTO ledger_post (player_id, key, currency, operation, input_hash, reference, request_id)
  SELECT * FROM unnest($1::bigint[], $2::uuid[], $3::text[], $4::text[], $5::bytea[], $6::text[], $7::text[])
), moved AS (
  INSERT INTO ledger_transfer (created_at, player_id, currency, key, operation, kind, version, debit, credit, amount_minor,
    balance_before_minor, balance_after_minor)
  SELECT clock_timestamp(), t.* FROM unnest($8::bigint[], $9::text[], $10::uuid[], $11::text[], $12::balance_kind[], $13::bigint[],
    $14::ledger_side[], $15::ledger_side[], $16::bigint[], $17::bigint[], $18::bigint[]) AS t
)
UPDATE ledger_account AS a SET amount_minor = n.amount_minor, version = n.version
FROM unnest($19::bigint[], $20::text[], $21::balance_kind[], $22::bigint[], $23::bigint[]) AS n (player_id, currency, kind, amount_minor, version)
WHERE a.player_id = n.player_id AND a.currency = n.currency AND a.kind = n.kind`;

/** Writes what was planned under the locks of `lockAccounts`. */
export async function writePosts(
  tx: Tx,
  posts: readonly PostRow[],
  transfers: readonly TransferRow[],
  balances: readonly OwnedBalance[],
): Promise<void> {
  await tx.query(
    WRITE_POSTS,
    [
      posts.map(({ playerId }) => playerId),
      posts.map(({ key }) => key),
      posts.map(({ currency }) => currency),
      posts.map(({ operation }) => operation),
      posts.map(({ inputHash }) => inputHash),
      posts.map(({ reference }) => reference ?? null),
      posts.map(({ requestId }) => requestId ?? currentRequestId() ?? null),
      transfers.map(({ playerId }) => playerId),
      transfers.map(({ currency }) => currency),
      transfers.map(({ key }) => key),
      transfers.map(({ operation }) => operation),
      transfers.map(({ kind }) => kind),
      transfers.map(({ version }) => version),
      transfers.map(({ debit }) => debit),
      transfers.map(({ credit }) => credit),
      transfers.map(({ amountMinor }) => amountMinor),
      transfers.map(({ balanceBeforeMinor }) => balanceBeforeMinor),
      transfers.map(({ balanceAfterMinor }) => balanceAfterMinor),
      balances.map(({ playerId }) => playerId),
      balances.map(({ currency }) => currency),
      balances.map(({ kind }) => kind),
      balances.map(({ amountMinor }) => amountMinor),
      balances.map(({ version }) => version),
    ],
    'ledger-write',
  );
}
