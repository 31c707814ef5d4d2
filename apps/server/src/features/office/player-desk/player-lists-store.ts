import type { BalanceKind, Currency } from '@croupier/domain/money/amounts';
import type { ListSql } from '../../../platform/list-sql.ts';

/** Every list here is one player's: its tables lead with the player. */
export interface OfOne {
  player: string;
}
export interface Days {
  from?: string;
  to?: string;
}

export const dayFilters = (column: string) => ({
  from: (day: string, bind: (value: unknown) => string) => `${column} >= ${bind(day)}::date`,
  to: (day: string, bind: (value: unknown) => string) => `${column} < ${bind(day)}::date + 1`,
});

export interface RoundRow {
  readonly id: string;
  readonly at: Date;
  readonly game: string;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly bonusStakeMinor: bigint | null;
  readonly giftId: string | null;
  readonly balanceAfterMinor: bigint;
  readonly seedPair: number;
  readonly nonce: number;
  readonly requestId: string | null;
  readonly ticket: string | null;
}

/** In the order in which they were played: that of seed pairs and nonces. */
export type RoundFilters = OfOne & Days & { round?: string; game?: string; kind?: string; result?: string };

export const ROUNDS_LIST: ListSql<RoundFilters> = {
  // What one row more has to be looked up for is looked up for the rows of the page, not joined: of a join through the view of
  // both tables nobody knows how many rows it has, and all of a player's rounds would be read and sorted.
  select: `SELECT r.key AS id, r.settled_at AS at, (SELECT g.game FROM game_maths g WHERE g.id = r.maths_id) AS game, r.stake_minor AS "stakeMinor", r.win_minor AS "winMinor", r.currency,
  r.kind, r.bonus_stake_minor AS "bonusStakeMinor", r.gift_id AS "giftId", r.balance_after_minor AS "balanceAfterMinor",
  r.seed_pair AS "seedPair", r.nonce, r.request_id AS "requestId",
  (SELECT s.ticket FROM round_share s WHERE s.player_id = r.player_id AND s.key = r.key AND s.revoked_at IS NULL) AS ticket
FROM every_round r`,
  sorts: { played: { by: 'r.seed_pair', type: 'integer' } },
  id: { by: 'r.nonce', type: 'integer' },
  filters: {
    player: (id, bind) => `r.player_id = ${bind(id)}`,
    round: (key, bind) => `r.key = ${bind(key)}`,
    game: (game, bind) => `r.maths_id IN (SELECT g.id FROM game_maths g WHERE g.game = ${bind(game)})`,
    kind: (kind, bind) => `r.kind = ${bind(kind)}::balance_kind`,
    result: (result) => `r.win_minor ${result === 'won' ? '>' : '='} 0`,
    ...dayFilters('r.settled_at'),
  },
};

export interface StudioRoundRow {
  readonly id: string;
  readonly studio: string;
  readonly openedAt: Date;
  readonly changedAt: Date;
  readonly game: string;
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly state: 'open' | 'ended' | 'void' | 'abandoned';
}

export type StudioRoundFilters = OfOne & Days & { game?: string; state?: string };

export const STUDIO_ROUNDS_LIST: ListSql<StudioRoundFilters> = {
  select: `SELECT r.round_id AS id, r.provider AS studio, r.opened_at AS "openedAt", r.changed_at AS "changedAt", r.game,
  r.stake_minor AS "stakeMinor", r.win_minor AS "winMinor", r.currency, r.kind, r.state FROM provider_round r`,
  sorts: { openedAt: { by: 'r.opened_at', type: 'timestamptz' } },
  id: { by: 'r.round_id', type: 'text' },
  filters: {
    player: (id, bind) => `r.player_id = ${bind(id)}`,
    game: (game, bind) => `r.game = ${bind(game)}`,
    state: (state, bind) => `r.state = ${bind(state)}`,
    ...dayFilters('r.opened_at'),
  },
};

export interface MovementRow {
  readonly number: bigint;
  readonly at: Date;
  readonly operation: string;
  readonly beforeMinor: bigint;
  readonly afterMinor: bigint;
  readonly game: string | null;
  readonly key: string;
  readonly reference: string | null;
  readonly requestId: string | null;
}

/** Of one account: the order of its versions is the order in which its balance changed. */
export type MovementFilters = OfOne &
  Days & { currency: string; kind: string; operation?: string; key?: string };

export const MOVEMENTS_LIST: ListSql<MovementFilters> = {
  select: `SELECT t.version AS number, t.created_at AS at, t.operation, t.balance_before_minor AS "beforeMinor",
  t.balance_after_minor AS "afterMinor", t.key,
  (SELECT g.game FROM every_round r JOIN game_maths g ON g.id = r.maths_id
    WHERE r.player_id = t.player_id AND r.key = t.key AND t.operation IN ('bet', 'win')) AS game,
  (SELECT x.reference FROM ledger_post x WHERE x.player_id = t.player_id AND x.key = t.key) AS reference,
  coalesce((SELECT x.request_id FROM ledger_post x WHERE x.player_id = t.player_id AND x.key = t.key),
    (SELECT r.request_id FROM every_round r
      WHERE r.player_id = t.player_id AND r.key = t.key AND t.operation IN ('bet', 'win'))) AS "requestId"
FROM every_transfer t`,
  sorts: { number: { by: 't.version', type: 'bigint' } },
  id: { by: 't.version', type: 'bigint' },
  filters: {
    player: (id, bind) => `t.player_id = ${bind(id)}`,
    currency: (currency, bind) => `t.currency = ${bind(currency)}`,
    kind: (kind, bind) => `t.kind = ${bind(kind)}::balance_kind`,
    operation: (operation, bind) => `t.operation = ${bind(operation)}`,
    key: (key, bind) => `t.key = ${bind(key)}`,
    ...dayFilters('t.created_at'),
  },
};

export interface PaymentRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly amountMinor: bigint;
  readonly currency: Currency;
  readonly state: 'CREATED' | 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED';
  readonly providerPaymentId: string | null;
  readonly requestId: string | null;
}

export type PaymentFilters = OfOne & Days & { state?: string };

export const PAYMENTS_LIST: ListSql<PaymentFilters> = {
  select: `SELECT p.id, p.created_at AS "createdAt", p.updated_at AS "changedAt", p.amount_minor AS "amountMinor", p.currency,
  p.state, p.provider_payment_id AS "providerPaymentId", p.request_id AS "requestId" FROM pay_in p`,
  sorts: { createdAt: { by: 'p.created_at', type: 'timestamptz' } },
  id: { by: 'p.id', type: 'uuid' },
  filters: {
    player: (id, bind) => `p.player_id = ${bind(id)}`,
    state: (state, bind) => `p.state = ${bind(state)}`,
    ...dayFilters('p.created_at'),
  },
};
