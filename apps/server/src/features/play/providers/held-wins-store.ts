import type { Currency } from '@croupier/domain/money/amounts';
import type { WinTerms } from '@croupier/domain/play/providers';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { RoundKey, RoundRow } from './provider-rounds-store.ts';

/** What bounds the wins of a round, and what is against it already. */
export interface KeptWinTerms extends WinTerms {
  /** Wins of the round that wait already. */
  readonly heldMinor: bigint;
}

const TERMS = `SELECT p.region, w.region AS "wishedRegion", p.residence, g.maximum_win_stakes AS "maximumWinStakes", f.stake_minor AS "freeStakeMinor",
  (SELECT coalesce(sum(t.amount_minor), 0)::bigint FROM provider_transaction t
   WHERE t.provider = $4 AND t.round_id = $5 AND t.state = 'held') AS "heldMinor"
FROM player p LEFT JOIN region_wish w ON w.player_id = p.id LEFT JOIN provider_game g ON g.game = $2
LEFT JOIN provider_free_rounds f ON f.id = $3 WHERE p.id = $1`;

export async function findWinTerms(
  db: Queryable,
  { provider, roundId }: RoundKey,
  round: RoundRow,
): Promise<KeptWinTerms> {
  const values = [round.playerId, round.game, round.freeRoundsId, provider, roundId];
  const [terms] = await db.query<KeptWinTerms>(TERMS, values, 'provider-win-terms');
  if (!terms) throw new Error(`no player ${round.playerId}`);
  return terms;
}

export async function hasHeldWin(db: Queryable, { provider, roundId }: RoundKey): Promise<boolean> {
  const text = `SELECT 1 AS one FROM provider_transaction WHERE provider = $1 AND round_id = $2 AND state = 'held' LIMIT 1`;
  return (await db.query(text, [provider, roundId])).length > 0;
}

export async function insertHeldWin(
  tx: Tx,
  held: {
    provider: string;
    transactionId: string;
    playerId: bigint;
    boundMinor: bigint;
    now: Date;
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO provider_held_win (provider, transaction_id, player_id, bound_minor, held_at) VALUES ($1, $2, $3, $4, $5)`,
    [held.provider, held.transactionId, held.playerId, held.boundMinor, held.now],
  );
}

export interface HeldWin {
  readonly provider: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly playerId: bigint;
  readonly game: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly boundMinor: bigint;
  readonly heldAt: Date;
}

/** Wins that wait for a person, oldest first. */
export async function listHeldWins(db: Queryable): Promise<HeldWin[]> {
  return db.query<HeldWin>(
    `SELECT h.provider, h.transaction_id AS "transactionId", t.round_id AS "roundId", h.player_id AS "playerId", r.game, t.currency,
  t.amount_minor AS "amountMinor", h.bound_minor AS "boundMinor", h.held_at AS "heldAt"
FROM provider_held_win h JOIN provider_transaction t USING (provider, transaction_id)
JOIN provider_round r ON r.provider = t.provider AND r.round_id = t.round_id
WHERE h.decision IS NULL ORDER BY h.held_at`,
  );
}

/** Writes down what a person decided. The caller holds the names of the transaction and the round. */
export async function setDecision(
  tx: Tx,
  held: { provider: string; transactionId: string },
  decided: { decision: 'released' | 'refused'; reason: string | null; now: Date },
): Promise<void> {
  const { decision, reason, now } = decided;
  await tx.query(
    `UPDATE provider_held_win SET decision = $3, reason = $4, decided_at = $5 WHERE provider = $1 AND transaction_id = $2`,
    [held.provider, held.transactionId, decision, reason, now],
  );
  await tx.query(`UPDATE provider_transaction SET state = $3 WHERE provider = $1 AND transaction_id = $2`, [
    held.provider,
    held.transactionId,
    decision === 'released' ? 'accepted' : 'refused',
  ]);
}
