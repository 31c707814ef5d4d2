import type { Currency } from '@croupier/domain';
import type { Queryable, Tx } from '../../platform/database.ts';
import { currentRequestId } from '../../platform/request-context.ts';
import type { Balance } from './ledger-types.ts';
import type { PlannedTransfer } from './plan-transfers.ts';

const OPEN = `
INSERT INTO ledger_account (player_id, currency, kind)
SELECT $1, $2, kind FROM unnest(enum_range(NULL::balance_kind)) AS kind
ON CONFLICT DO NOTHING`;

/** Makes the player's real, bonus and play accounts of a currency, at 0, where they are missing. */
export async function openAccounts(tx: Tx, playerId: bigint, currency: Currency): Promise<void> {
  await tx.query(OPEN, [playerId, currency], 'ledger-open');
}

const COLUMNS = 'currency, kind, amount_minor AS "amountMinor", version';

/** Every account of the player, by currency and kind. */
export async function balancesOf(db: Queryable, playerId: bigint): Promise<Balance[]> {
  const text = `SELECT ${COLUMNS} FROM ledger_account WHERE player_id = $1 ORDER BY currency, kind`;
  return db.query<Balance>(text, [playerId], 'ledger-balances');
}

/** The player's accounts of one currency, locked in the order of their kinds, so that two posts never cross. */
export async function lockAccounts(tx: Tx, playerId: bigint, currency: Currency): Promise<Balance[]> {
  const text = `SELECT ${COLUMNS} FROM ledger_account WHERE player_id = $1 AND currency = $2 ORDER BY kind FOR UPDATE`;
  return tx.query<Balance>(text, [playerId, currency], 'ledger-lock');
}

export async function findPost(
  tx: Tx,
  playerId: bigint,
  key: string,
): Promise<{ inputHash: Buffer } | undefined> {
  const text = 'SELECT input_hash AS "inputHash" FROM ledger_post WHERE player_id = $1 AND key = $2';
  const [row] = await tx.query<{ inputHash: Buffer }>(text, [playerId, key], 'ledger-find-post');
  return row;
}

interface PostRow {
  readonly playerId: bigint;
  readonly key: string;
  readonly currency: Currency;
  readonly operation: string;
  readonly inputHash: Buffer;
  readonly reference?: string;
  readonly requestId?: string;
}

export async function insertPost(tx: Tx, row: PostRow): Promise<void> {
  const text = `INSERT INTO ledger_post (player_id, key, currency, operation, input_hash, reference, request_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`;
  const { playerId, key, currency, operation, inputHash } = row;
  const requestId = row.requestId ?? currentRequestId() ?? null;
  const values = [playerId, key, currency, operation, inputHash, row.reference ?? null, requestId];
  await tx.query(text, values, 'ledger-post');
}

const INSERT_TRANSFERS = `
INSERT INTO ledger_transfer (player_id, currency, key, operation, created_at,
  kind, version, debit, credit, amount_minor, balance_before_minor, balance_after_minor)
SELECT $1, $2, $3, $4, clock_timestamp(), t.*
FROM unnest($5::balance_kind[], $6::bigint[], $7::ledger_side[], $8::ledger_side[], $9::bigint[], $10::bigint[], $11::bigint[]) AS t`;

export async function insertTransfers(
  tx: Tx,
  post: Pick<PostRow, 'playerId' | 'currency' | 'key' | 'operation'>,
  transfers: readonly PlannedTransfer[],
): Promise<void> {
  const values = [
    post.playerId,
    post.currency,
    post.key,
    post.operation,
    transfers.map((transfer) => transfer.kind),
    transfers.map((transfer) => transfer.version),
    transfers.map((transfer) => transfer.debit),
    transfers.map((transfer) => transfer.credit),
    transfers.map((transfer) => transfer.amountMinor),
    transfers.map((transfer) => transfer.balanceBeforeMinor),
    transfers.map((transfer) => transfer.balanceAfterMinor),
  ];
  await tx.query(INSERT_TRANSFERS, values, 'ledger-transfers');
}

const UPDATE_ACCOUNTS = `
UPDATE ledger_account AS a SET amount_minor = n.amount_minor, version = n.version
FROM unnest($2::text[], $3::balance_kind[], $4::bigint[], $5::bigint[]) AS n (currency, kind, amount_minor, version)
WHERE a.player_id = $1 AND a.currency = n.currency AND a.kind = n.kind`;

/** Writes balances computed under the lock of `lockAccounts`. */
export async function updateAccounts(tx: Tx, playerId: bigint, balances: readonly Balance[]): Promise<void> {
  const values = [
    playerId,
    balances.map((balance) => balance.currency),
    balances.map((balance) => balance.kind),
    balances.map((balance) => balance.amountMinor),
    balances.map((balance) => balance.version),
  ];
  await tx.query(UPDATE_ACCOUNTS, values, 'ledger-update');
}
