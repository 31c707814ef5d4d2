import type { WalletAnswer } from '@croupier/contract';
import type { BalanceKind, Currency } from '@croupier/domain';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface TransactionRow {
  readonly operation: 'bet' | 'win' | 'rollback' | 'end-round';
  readonly state: 'accepted' | 'refused' | 'rolled-back' | 'tombstone';
  readonly playerId: bigint;
  readonly roundId: string;
  readonly amountMinor: bigint;
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

export async function findTransaction(
  q: Queryable,
  provider: string,
  transactionId: string,
): Promise<TransactionRow | undefined> {
  const text = `SELECT operation, state, player_id AS "playerId", round_id AS "roundId", amount_minor AS "amountMinor",
  currency, kind, input_hash AS "inputHash", answer, free_rounds_id AS "freeRoundsId"
FROM provider_transaction WHERE provider = $1 AND transaction_id = $2`;
  return (await q.query<TransactionRow>(text, [provider, transactionId], 'provider-transaction'))[0];
}

export async function insertTransaction(tx: Tx, row: NewTransaction): Promise<void> {
  await tx.query(
    `INSERT INTO provider_transaction (provider, transaction_id, operation, state, player_id, round_id, amount_minor, currency,
  kind, input_hash, answer, ledger_key, bet_transaction_id, free_rounds_id, request_id, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      row.provider,
      row.transactionId,
      row.operation,
      row.state,
      row.playerId,
      row.roundId,
      row.amountMinor,
      row.currency,
      row.kind,
      row.inputHash,
      row.answer === null ? null : JSON.stringify(row.answer),
      row.ledgerKey,
      row.betTransactionId,
      row.freeRoundsId,
      row.requestId,
      row.now,
    ],
    'provider-transaction-insert',
  );
}

export async function setRolledBack(tx: Tx, provider: string, transactionId: string): Promise<void> {
  await tx.query(
    `UPDATE provider_transaction SET state = 'rolled-back' WHERE provider = $1 AND transaction_id = $2`,
    [provider, transactionId],
  );
}

export interface RoundRow {
  readonly playerId: bigint;
  readonly game: string;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly freeRoundsId: string | null;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly bets: number;
  readonly state: 'open' | 'ended' | 'void' | 'abandoned';
}

const ROUND = `player_id AS "playerId", game, currency, kind, free_rounds_id AS "freeRoundsId",
  stake_minor AS "stakeMinor", win_minor AS "winMinor", bets, state`;

export interface RoundKey {
  readonly provider: string;
  readonly roundId: string;
}

export async function findRound(
  q: Queryable,
  { provider, roundId }: RoundKey,
): Promise<RoundRow | undefined> {
  const text = `SELECT ${ROUND} FROM provider_round WHERE provider = $1 AND round_id = $2`;
  return (await q.query<RoundRow>(text, [provider, roundId], 'provider-round'))[0];
}

/** Writes a round as it is now. The caller holds its name. */
export async function saveRound(tx: Tx, key: RoundKey, round: RoundRow, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO provider_round (provider, round_id, player_id, game, currency, kind, free_rounds_id, stake_minor, win_minor,
  bets, state, opened_at, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
ON CONFLICT (provider, round_id) DO UPDATE SET stake_minor = $8, win_minor = $9, bets = $10, state = $11, changed_at = $12`,
    [
      key.provider,
      key.roundId,
      round.playerId,
      round.game,
      round.currency,
      round.kind,
      round.freeRoundsId,
      round.stakeMinor,
      round.winMinor,
      round.bets,
      round.state,
      now,
    ],
    'provider-round-save',
  );
}

/** The round of a game that the player began last and did not end. */
export async function findOpenRound(
  q: Queryable,
  { provider, playerId, game }: { provider: string; playerId: bigint; game: string },
): Promise<string | undefined> {
  const text = `SELECT round_id AS "roundId" FROM provider_round
WHERE provider = $1 AND player_id = $2 AND game = $3 AND state = 'open' ORDER BY opened_at DESC LIMIT 1`;
  return (await q.query<{ roundId: string }>(text, [provider, playerId, game]))[0]?.roundId;
}

/** Closes rounds nobody has touched since then as lost. A win that comes later is still paid. */
export async function abandonRounds(
  tx: Tx,
  page: { untouchedSince: Date; now: Date; limit: number },
): Promise<(RoundRow & { provider: string })[]> {
  return tx.query<RoundRow & { provider: string }>(
    `UPDATE provider_round SET state = 'abandoned', changed_at = $2 WHERE (provider, round_id) IN (
  SELECT provider, round_id FROM provider_round WHERE state = 'open' AND changed_at < $1 ORDER BY changed_at LIMIT $3
  FOR UPDATE SKIP LOCKED) RETURNING provider, ${ROUND}`,
    [page.untouchedSince, page.now, page.limit],
  );
}

export interface PlayedRound extends RoundRow {
  readonly provider: string;
  readonly roundId: string;
  readonly openedAt: Date;
}

/** The player's rounds of one game or of all, newest first. */
export async function listRounds(
  q: Queryable,
  of: { playerId: bigint; game: string | undefined; limit: number },
): Promise<PlayedRound[]> {
  const text = `SELECT provider, round_id AS "roundId", opened_at AS "openedAt", ${ROUND} FROM provider_round
WHERE player_id = $1 AND ($2::text IS NULL OR game = $2) ORDER BY opened_at DESC, round_id DESC LIMIT $3`;
  return q.query<PlayedRound>(text, [of.playerId, of.game ?? null, of.limit]);
}
