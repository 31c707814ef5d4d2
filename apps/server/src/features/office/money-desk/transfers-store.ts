import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { HouseAccount } from '@croupier/domain/money/ledger';
import type { Queryable } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';

export interface TransferRow {
  readonly at: Date;
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly version: bigint;
  readonly operation: string;
  readonly account: HouseAccount;
  readonly amountMinor: bigint;
  readonly beforeMinor: bigint;
  readonly afterMinor: bigint;
  readonly key: string;
  readonly reference: string | null;
  readonly requestId: string | null;
}

export interface TransferFilters {
  playerId?: string;
  key?: string;
  account?: string;
  operation?: string;
  currency?: string;
  kind?: string;
  from?: string;
  to?: string;
}

/** By keys, for the rows that are shown: no join, which would look for all that are sorted. */
const COLUMNS = `t.created_at AS at, t.player_id AS "playerId", t.currency, t.kind, t.version, t.operation,
  CASE WHEN t.credit = 'player' THEN t.debit ELSE t.credit END AS account,
  t.balance_after_minor - t.balance_before_minor AS "amountMinor", t.balance_before_minor AS "beforeMinor",
  t.balance_after_minor AS "afterMinor", t.key,
  (SELECT p.reference FROM ledger_post p WHERE p.player_id = t.player_id AND p.key = t.key) AS reference,
  CASE WHEN t.operation IN ('bet', 'win') THEN coalesce(
    (SELECT r.request_id FROM every_round r WHERE r.player_id = t.player_id AND r.key = t.key LIMIT 1),
    (SELECT o.request_id FROM open_round o WHERE o.player_id = t.player_id AND o.key = t.key))
  ELSE (SELECT p.request_id FROM ledger_post p WHERE p.player_id = t.player_id AND p.key = t.key) END AS "requestId"`;

/** Everything that moved on a player's accounts. */
const OF_PLAYER: ListSql<TransferFilters> = {
  select: `SELECT ${COLUMNS} FROM every_transfer t`,
  sorts: { at: { by: 't.created_at', type: 'timestamptz' } },
  // A stake and its win have one time: the number tells which came first.
  id: {
    by: `((lpad(t.version::text, 19, '0') || ' ' || t.currency || ' ' || t.kind) COLLATE "C")`,
    type: 'text',
  },
  filters: {
    playerId: (id, bind) => `t.player_id = ${bind(id)}`,
    key: (key, bind) => `t.key = ${bind(key)}`,
    account: (account, bind) => `${bind(account)}::ledger_side IN (t.debit, t.credit)`,
    operation: (operation, bind) => `t.operation = ${bind(operation)}`,
    currency: (currency, bind) => `t.currency = ${bind(currency)}`,
    kind: (kind, bind) => `t.kind = ${bind(kind)}::balance_kind`,
    from: (day, bind) => `t.created_at >= ${bind(day)}::date`,
    to: (day, bind) => `t.created_at < ${bind(day)}::date + 1`,
  },
};

/**
 * What is no stake and no win, of all players: the ledger's own keys lead only to players. Each move is looked up by its key
 * (OFFSET 0): the planner takes the four columns for apart from each other, and would rather read the whole ledger.
 */
const OF_HOUSE: ListSql<TransferFilters> = {
  select: `SELECT ${COLUMNS} FROM house_move m CROSS JOIN LATERAL (SELECT * FROM every_transfer e
  WHERE e.player_id = m.player_id AND e.currency = m.currency AND e.kind = m.kind AND e.version = m.version OFFSET 0) AS t`,
  sorts: { at: { by: 'm.at', type: 'timestamptz' } },
  id: { by: 'm.id', type: 'bigint' },
  filters: {
    playerId: (id, bind) => `m.player_id = ${bind(id)}`,
    key: (key, bind) => `m.key = ${bind(key)}`,
    account: (account, bind) => `m.account = ${bind(account)}::ledger_side`,
    operation: (operation, bind) => `m.operation = ${bind(operation)}`,
    currency: (currency, bind) => `m.currency = ${bind(currency)}`,
    kind: (kind, bind) => `m.kind = ${bind(kind)}::balance_kind`,
    from: (day, bind) => `m.at >= ${bind(day)}::date`,
    to: (day, bind) => `m.at < ${bind(day)}::date + 1`,
  },
};

/** One account of a player's goes by the numbers of its transfers, and is read off the ledger's key however much was played. */
const OF_ACCOUNT: ListSql<TransferFilters> = {
  ...OF_PLAYER,
  sorts: { at: { by: 't.version', type: 'bigint' } },
  id: { by: 't.version', type: 'bigint' },
};

export const transfersList = ({ playerId, currency, kind }: TransferFilters): ListSql<TransferFilters> => {
  if (playerId === undefined) return OF_HOUSE;
  return currency === undefined || kind === undefined ? OF_PLAYER : OF_ACCOUNT;
};

/** Everything that moved under a key of a player's, in its order. */
export async function listOfKey(db: Queryable, playerId: bigint, key: string): Promise<TransferRow[]> {
  const text = `SELECT ${COLUMNS} FROM every_transfer t WHERE t.player_id = $1 AND t.key = $2
ORDER BY t.created_at, t.kind, t.version`;
  return db.query<TransferRow>(text, [playerId, key], 'money-key');
}
