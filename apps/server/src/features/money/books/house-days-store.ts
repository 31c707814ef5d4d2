import type { Tx } from '../../../platform/database.ts';
import type { ChainTransfer } from './transfer-link.ts';

/** Stakes and wins: listed by player, where the ledger's own key leads to them. */
const OF_ROUNDS = ['bet', 'win', 'provider-bet', 'provider-win', 'provider-free-win', 'provider-rollback'];

/** What moved on a day into and out of an account of the house. */
export interface HouseDay {
  readonly day: string;
  readonly account: string;
  readonly currency: string;
  readonly kind: string;
  readonly operation: string;
  readonly inMinor: bigint;
  readonly outMinor: bigint;
  readonly transfers: bigint;
}

const ADD = `INSERT INTO house_day (day, account, currency, kind, operation, in_minor, out_minor, transfers)
SELECT * FROM unnest($1::date[], $2::ledger_side[], $3::text[], $4::balance_kind[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[])
ON CONFLICT (day, account, currency, kind, operation) DO UPDATE SET in_minor = house_day.in_minor + excluded.in_minor,
  out_minor = house_day.out_minor + excluded.out_minor, transfers = house_day.transfers + excluded.transfers`;

/** Only the chain's one reader runs this, so nobody else changes these rows meanwhile. */
export async function addHouseDays(tx: Tx, days: readonly HouseDay[]): Promise<void> {
  const values = [
    ...[days.map(({ day }) => day), days.map(({ account }) => account), days.map(({ currency }) => currency)],
    ...[days.map(({ kind }) => kind), days.map(({ operation }) => operation)],
    ...[days.map(({ inMinor }) => inMinor), days.map(({ outMinor }) => outMinor)],
    days.map(({ transfers }) => transfers),
  ];
  await tx.query(ADD, values, 'books-house-days');
}

const POINT = `INSERT INTO house_move (at, player_id, currency, kind, version, operation, account, key)
SELECT 'epoch'::timestamptz + m.at_micros * interval '1 microsecond', m.player_id, m.currency, m.kind, m.version, m.operation, m.account, m.key
FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::balance_kind[], $5::bigint[], $6::text[], $7::ledger_side[], $8::uuid[])
  AS m (at_micros, player_id, currency, kind, version, operation, account, key)
WHERE m.operation <> ALL ($9) ORDER BY m.at_micros`;

/** Writes down where those of the transfers stand that are no stake and no win. */
export async function insertHouseMoves(tx: Tx, transfers: readonly ChainTransfer[]): Promise<void> {
  const moves = transfers.filter(({ operation }) => !OF_ROUNDS.includes(operation));
  if (moves.length === 0) return;
  const values = [
    ...[moves.map(({ atMicros }) => atMicros), moves.map(({ playerId }) => playerId)],
    ...[moves.map(({ currency }) => currency), moves.map(({ kind }) => kind)],
    ...[moves.map(({ version }) => version), moves.map(({ operation }) => operation)],
    ...[moves.map(houseSideOf), moves.map(({ key }) => key), OF_ROUNDS],
  ];
  await tx.query(POINT, values, 'books-house-moves');
}

/** Which account of the house a transfer is with. */
export const houseSideOf = ({ debit, credit }: Pick<ChainTransfer, 'debit' | 'credit'>): string =>
  credit === 'player' ? debit : credit;

const HOUSE_SIDE = `CASE WHEN t.credit = 'player' THEN t.debit ELSE t.credit END`;
const LINKED = `every_transfer t JOIN transfer_chain c
  ON c.player_id = t.player_id AND c.currency = t.currency AND c.kind = t.kind AND t.version <= c.version`;

/** All days again, from the transfers that are linked. */
export const HOUSE_DAYS_AGAIN = `SELECT (t.created_at AT TIME ZONE 'UTC')::date AS day, ${HOUSE_SIDE} AS account, t.currency, t.kind, t.operation,
  coalesce(sum(t.amount_minor) FILTER (WHERE t.debit = 'player'), 0)::bigint AS in_minor,
  coalesce(sum(t.amount_minor) FILTER (WHERE t.credit = 'player'), 0)::bigint AS out_minor, count(*) AS transfers
FROM ${LINKED} GROUP BY 1, 2, 3, 4, 5`;

/** All moves again. */
export const HOUSE_MOVES_AGAIN = `SELECT t.created_at AS at, t.player_id, t.currency, t.kind, t.version, t.operation, ${HOUSE_SIDE} AS account, t.key
FROM ${LINKED} WHERE t.operation NOT IN (${OF_ROUNDS.map((operation) => `'${operation}'`).join(', ')})`;

/**
 * Forgets what was added up and adds it up again, as the owner of the tables. The chain's reader writes nothing meanwhile: what
 * it has linked and not yet committed waits for the lock, and is added after it.
 */
export async function rebuildHouseDays(tx: Tx): Promise<void> {
  await tx.query('LOCK TABLE house_day, house_move IN SHARE ROW EXCLUSIVE MODE');
  await tx.query('DELETE FROM house_day');
  await tx.query('DELETE FROM house_move');
  await tx.query(
    `INSERT INTO house_day (day, account, currency, kind, operation, in_minor, out_minor, transfers) ${HOUSE_DAYS_AGAIN}`,
  );
  await tx.query(
    `INSERT INTO house_move (at, player_id, currency, kind, version, operation, account, key) ${HOUSE_MOVES_AGAIN} ORDER BY 1`,
  );
}
