import type { WalletAnswer } from '@croupier/contract/play/providers';
import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { StudioBet, BonusPart } from '@croupier/domain/play/providers';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface TransactionRow extends StudioBet {
  readonly operation: 'bet' | 'win' | 'rollback' | 'end-round';
  readonly state: 'accepted' | 'refused' | 'rolled-back' | 'tombstone' | 'held';
  readonly playerId: bigint;
  readonly roundId: string;
  readonly currency: Currency | null;
  readonly kind: BalanceKind | null;
  readonly inputHash: Buffer | null;
  readonly answer: WalletAnswer | null;
  readonly freeRoundsId: string | null;
}

export interface NewTransaction extends TransactionRow {
  readonly provider: string;
  readonly transactionId: string;
  readonly ledgerKey: string | null;
  readonly betTransactionId: string | null;
  readonly requestId: string;
  /** A win that waits, or waited, for the end of its free rounds. */
  readonly gathered?: boolean;
  readonly now: Date;
}

const LOCK = `
SELECT pg_advisory_xact_lock(hashtextextended(name, 7004)) FROM unnest($1::text[]) WITH ORDINALITY AS n (name, place)
ORDER BY place`;

/**
 * Holds names until the transaction ends, also those that no row stands for yet: a rollback must be able to wait for
 * the bet it is about while that bet is being decided. Taken in sorted order, so that two holders never cross.
 */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  await tx.query(LOCK, [[...new Set(names)].sort()], 'provider-lock');
}

const COLUMNS = `operation, state, player_id AS "playerId", round_id AS "roundId", amount_minor AS "amountMinor",
  currency, kind, input_hash AS "inputHash", answer, free_rounds_id AS "freeRoundsId", grant_id AS "grantId", bonus_minor AS "bonusMinor",
  forfeited_minor AS "forfeitedMinor", progress_minor AS "progressMinor"`;

const FIND = `SELECT ${COLUMNS} FROM provider_transaction WHERE provider = $1 AND transaction_id = $2`;

type Row = Omit<TransactionRow, 'bonus'> & { readonly [K in keyof BonusPart]: BonusPart[K] | null };

export async function findTransaction(
  db: Queryable,
  provider: string,
  transactionId: string,
): Promise<TransactionRow | undefined> {
  const [row] = await db.query<Row>(FIND, [provider, transactionId], 'provider-transaction');
  return row && transactionOf(row);
}

function transactionOf({ grantId, bonusMinor, forfeitedMinor, progressMinor, ...rest }: Row): TransactionRow {
  // The four are there together or not at all: the table sees to it.
  const bonus = { grantId, bonusMinor, forfeitedMinor, progressMinor } as BonusPart;
  return { ...rest, bonus: grantId === null ? null : bonus };
}

/** The bets of a round that stand, in the order they were taken. */
export async function listStandingBets(
  db: Queryable,
  { provider, roundId }: { provider: string; roundId: string },
): Promise<(TransactionRow & { readonly transactionId: string })[]> {
  const text = `SELECT transaction_id AS "transactionId", ${COLUMNS} FROM provider_transaction
WHERE provider = $1 AND round_id = $2 AND operation = 'bet' AND state = 'accepted' ORDER BY created_at, transaction_id`;
  const rows = await db.query<Row & { transactionId: string }>(text, [provider, roundId]);
  return rows.map(({ transactionId, ...row }) => ({ transactionId, ...transactionOf(row) }));
}

const INSERT = `INSERT INTO provider_transaction (provider, transaction_id, operation, state, player_id, round_id, amount_minor, currency,
  kind, input_hash, answer, ledger_key, bet_transaction_id, free_rounds_id, request_id, created_at, grant_id, bonus_minor, forfeited_minor,
  progress_minor, gathered)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`;

export async function insertTransaction(tx: Tx, row: NewTransaction): Promise<void> {
  const { provider, transactionId, operation, state, playerId, roundId, amountMinor, currency, kind } = row;
  const values = [
    ...[
      provider,
      transactionId,
      operation,
      state,
      playerId,
      roundId,
      amountMinor,
      currency,
      kind,
      row.inputHash,
    ],
    ...[row.answer === null ? null : JSON.stringify(row.answer), row.ledgerKey, row.betTransactionId],
    ...[row.freeRoundsId, row.requestId, row.now, ...bonusColumns(row.bonus), row.gathered ?? false],
  ];
  await tx.query(INSERT, values, 'provider-transaction-insert');
}

const bonusColumns = (bonus: BonusPart | null): unknown[] => [
  bonus?.grantId ?? null,
  bonus?.bonusMinor ?? null,
  bonus?.forfeitedMinor ?? null,
  bonus?.progressMinor ?? null,
];

/** Of a win that was held, once it is paid. */
export async function setBonusPart(
  tx: Tx,
  { provider, transactionId }: { provider: string; transactionId: string },
  bonus: BonusPart | null,
): Promise<void> {
  if (!bonus) return;
  const text = `UPDATE provider_transaction SET grant_id = $3, bonus_minor = $4, forfeited_minor = $5, progress_minor = $6
WHERE provider = $1 AND transaction_id = $2`;
  await tx.query(text, [provider, transactionId, ...bonusColumns(bonus)], 'provider-transaction-bonus');
}

export async function setRolledBack(tx: Tx, provider: string, transactionId: string): Promise<void> {
  await tx.query(
    `UPDATE provider_transaction SET state = 'rolled-back' WHERE provider = $1 AND transaction_id = $2`,
    [provider, transactionId],
  );
}

/** What a provider's day comes to, by currency and kind of money: to be held against the provider's own report. */
export interface DayTotal {
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly bets: bigint;
  readonly stakedMinor: string;
  readonly wins: bigint;
  readonly wonMinor: string;
  readonly rollbacks: bigint;
  readonly returnedMinor: string;
}

const DAY = `SELECT currency, kind,
  count(*) FILTER (WHERE operation = 'bet') AS bets, coalesce(sum(amount_minor) FILTER (WHERE operation = 'bet'), 0)::text AS "stakedMinor",
  count(*) FILTER (WHERE operation = 'win') AS wins, coalesce(sum(amount_minor) FILTER (WHERE operation = 'win'), 0)::text AS "wonMinor",
  count(*) FILTER (WHERE operation = 'rollback') AS rollbacks,
  coalesce(sum(amount_minor) FILTER (WHERE operation = 'rollback'), 0)::text AS "returnedMinor"
FROM provider_transaction
WHERE provider = $1 AND created_at >= $2 AND created_at < $3 AND state IN ('accepted', 'rolled-back') AND currency IS NOT NULL
GROUP BY currency, kind ORDER BY currency, kind`;

/** Transactions that were accepted from one instant to before another. */
export async function sumTransactions(
  db: Queryable,
  of: { provider: string; from: Date; before: Date },
): Promise<DayTotal[]> {
  return db.query<DayTotal>(DAY, [of.provider, of.from, of.before]);
}
