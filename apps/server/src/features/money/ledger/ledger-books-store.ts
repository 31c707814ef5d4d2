import { LEDGER_OPERATIONS } from '@croupier/domain/money/ledger';
import type { SqlCheck } from '../../../platform/books-check.ts';

/** The player's account as the key of every comparison below. */
const ACCOUNT = 'player_id, currency, kind';

/** Between whom each operation moves money, as rows of SQL. One that is not here is a difference. */
const OPERATIONS = Object.entries(LEDGER_OPERATIONS).flatMap(([operation, ways]) =>
  ways.map(([from, to]) => `('${operation}', '${from}', '${to}')`),
);

/** What the ledger holds its accounts, transfers and posts against. */
export const LEDGER_BOOKS: readonly SqlCheck[] = [
  {
    name: 'negative',
    says: 'No account of a player is, or was after any transfer, below zero.',
    sql: `SELECT ${ACCOUNT}, amount_minor FROM ledger_account WHERE amount_minor < 0
UNION ALL SELECT ${ACCOUNT}, balance_after_minor FROM every_transfer WHERE balance_after_minor < 0 OR balance_before_minor < 0`,
  },
  {
    name: 'double-entry',
    says: 'Every transfer moves a positive amount between one player and the house.',
    sql: `SELECT ${ACCOUNT}, version, debit, credit, amount_minor FROM every_transfer
WHERE amount_minor <= 0 OR (debit = 'player') = (credit = 'player')`,
  },
  {
    name: 'operations',
    says: 'Every transfer goes between the accounts that its operation is about.',
    sql: `SELECT ${ACCOUNT}, version, operation, debit, credit FROM every_transfer
WHERE (operation, debit::text, credit::text) NOT IN (${OPERATIONS.join(', ')})`,
  },
  {
    name: 'continuity',
    says: 'The transfers of an account are numbered without a gap, and each starts from the balance the last one left.',
    sql: `SELECT * FROM (
  SELECT ${ACCOUNT}, version, balance_before_minor, balance_after_minor, amount_minor, credit = 'player' AS incoming,
    coalesce(lag(version) OVER w, 0) AS version_before, coalesce(lag(balance_after_minor) OVER w, 0) AS left_minor
  FROM every_transfer WINDOW w AS (PARTITION BY ${ACCOUNT} ORDER BY version)) AS t
WHERE version <> version_before + 1 OR balance_before_minor <> left_minor
  OR balance_after_minor <> balance_before_minor + CASE WHEN incoming THEN amount_minor ELSE -amount_minor END`,
  },
  {
    name: 'projection',
    says: 'Every balance is the sum of its transfers, and its version their count.',
    sql: `SELECT ${ACCOUNT}, a.amount_minor, a.version, t.amount_minor AS sum_minor, t.version AS transfers
FROM ledger_account a FULL JOIN (
  SELECT ${ACCOUNT}, sum(CASE WHEN credit = 'player' THEN amount_minor ELSE -amount_minor END) AS amount_minor, count(*) AS version
  FROM every_transfer GROUP BY ${ACCOUNT}) AS t USING (${ACCOUNT})
WHERE a.player_id IS NULL OR a.amount_minor <> coalesce(t.amount_minor, 0) OR a.version <> coalesce(t.version, 0)`,
  },
  {
    name: 'post-transfers',
    says: 'Every post has transfers, and every transfer that is not of a round has its post.',
    sql: `SELECT player_id, key, p.operation, t.operation AS transfer_operation
FROM ledger_post p FULL JOIN (
  SELECT player_id, key, min(operation) AS operation, min(currency) AS currency, count(DISTINCT operation) AS operations
  FROM every_transfer WHERE operation NOT IN ('bet', 'win') GROUP BY player_id, key) AS t USING (player_id, key)
WHERE p.player_id IS NULL OR t.player_id IS NULL OR p.operation <> t.operation OR p.currency <> t.currency OR t.operations <> 1`,
  },
];
