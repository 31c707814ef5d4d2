import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { RewardKind, RewardSource } from '@croupier/domain/rewards/rewards';
import type { Queryable } from '../../../platform/database.ts';

export interface RoundOfKey {
  readonly state: 'open' | 'settled';
  readonly game: string;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint | null;
  readonly at: Date;
  readonly requestId: string | null;
}

/** The house's own round of a key, settled or open. */
export async function findRoundOfKey(
  db: Queryable,
  playerId: bigint,
  key: string,
): Promise<RoundOfKey | undefined> {
  const text = `SELECT 'settled' AS state, m.game, r.currency, r.kind, r.stake_minor AS "stakeMinor", r.win_minor AS "winMinor",
  r.settled_at AS at, r.request_id AS "requestId"
FROM every_round r JOIN game_maths m ON m.id = r.maths_id WHERE r.player_id = $1 AND r.key = $2
UNION ALL SELECT 'open', game, currency, kind, stake_minor, NULL, opened_at, request_id FROM open_round WHERE player_id = $1 AND key = $2
LIMIT 1`;
  return (await db.query<RoundOfKey>(text, [playerId, key], 'money-round-of-key'))[0];
}

export interface PostOfKey {
  readonly operation: string;
  readonly reference: string | null;
  readonly at: Date;
  readonly requestId: string | null;
}

export async function findPostOfKey(
  db: Queryable,
  playerId: bigint,
  key: string,
): Promise<PostOfKey | undefined> {
  const text = `SELECT operation, reference, created_at AS at, request_id AS "requestId" FROM ledger_post
WHERE player_id = $1 AND key = $2`;
  return (await db.query<PostOfKey>(text, [playerId, key], 'money-post-of-key'))[0];
}

export interface StudioRoundRow {
  readonly game: string;
  readonly state: string;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
}

export async function findStudioRound(
  db: Queryable,
  { provider, roundId }: { provider: string; roundId: string },
): Promise<StudioRoundRow | undefined> {
  const text = `SELECT game, state, currency, stake_minor AS "stakeMinor", win_minor AS "winMinor" FROM provider_round
WHERE provider = $1 AND round_id = $2`;
  return (await db.query<StudioRoundRow>(text, [provider, roundId]))[0];
}

export interface StudioTransactionRow {
  readonly transactionId: string;
  readonly operation: string;
  readonly state: string;
  readonly amountMinor: bigint;
  readonly at: Date;
  readonly key: string | null;
}

/** The first of a round: one of a thousand bets is looked at with the studio. */
const TRANSACTIONS_MAX = 100;

export async function listStudioTransactions(
  db: Queryable,
  { provider, roundId }: { provider: string; roundId: string },
): Promise<StudioTransactionRow[]> {
  const text = `SELECT transaction_id AS "transactionId", operation, state, amount_minor AS "amountMinor", created_at AS at, ledger_key AS key
FROM provider_transaction WHERE provider = $1 AND round_id = $2 ORDER BY created_at, transaction_id LIMIT $3`;
  return db.query<StudioTransactionRow>(text, [provider, roundId, TRANSACTIONS_MAX]);
}

/** A payment, a bonus or a gift of the player's, by its id. */
export async function findOwner(
  db: Queryable,
  of: 'payment' | 'bonus' | 'gift',
  playerId: bigint,
  id: string,
): Promise<{ state: string; at: Date } | undefined> {
  const text = {
    payment: 'SELECT state, created_at AS at FROM pay_in WHERE player_id = $1 AND id = $2',
    bonus: 'SELECT state, created_at AS at FROM bonus_grant WHERE player_id = $1 AND id = $2',
    gift: 'SELECT state, created_at AS at FROM gift_grant WHERE player_id = $1 AND id = $2',
  }[of];
  return (await db.query<{ state: string; at: Date }>(text, [playerId, id]))[0];
}

export interface RewardOfKey {
  readonly id: string;
  readonly kind: RewardKind;
  readonly source: RewardSource;
  readonly code: string;
  readonly at: Date;
}

export async function findRewardOfKey(
  db: Queryable,
  playerId: bigint,
  id: string,
): Promise<RewardOfKey | undefined> {
  const text = `SELECT id, kind, source, code, given_at AS at FROM reward WHERE player_id = $1 AND id = $2`;
  return (await db.query<RewardOfKey>(text, [playerId, id], 'money-reward-of-key'))[0];
}
