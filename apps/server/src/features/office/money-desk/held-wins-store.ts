import type { Currency } from '@croupier/domain/money/amounts';
import type { Queryable } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';
import { CLAIM_COLUMNS, joinClaim, type ClaimColumns } from '../claims/feature.ts';

export interface HeldWinRow extends ClaimColumns {
  readonly provider: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly playerId: bigint;
  readonly game: string;
  readonly amountMinor: bigint;
  readonly boundMinor: bigint;
  readonly currency: Currency;
  readonly heldAt: Date;
  readonly decision: 'released' | 'refused' | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
}

export interface HeldWinFilters {
  state?: string;
  provider?: string;
  playerId?: string;
}

const NAME = `(h.provider || ' ' || h.transaction_id)`;
const SELECT = `SELECT h.provider, h.transaction_id AS "transactionId", t.round_id AS "roundId", h.player_id AS "playerId", r.game,
  t.amount_minor AS "amountMinor", h.bound_minor AS "boundMinor", t.currency, h.held_at AS "heldAt", h.decision,
  h.decided_at AS "decidedAt", h.reason, ${CLAIM_COLUMNS}
FROM provider_held_win h JOIN provider_transaction t ON t.provider = h.provider AND t.transaction_id = h.transaction_id
JOIN provider_round r ON r.provider = t.provider AND r.round_id = t.round_id ${joinClaim('held-wins', NAME)}`;

export const HELD_WINS_LIST: ListSql<HeldWinFilters> = {
  select: SELECT,
  sorts: { heldAt: { by: 'h.held_at', type: 'timestamptz' } },
  id: { by: NAME, type: 'text' },
  filters: {
    state: (state, bind) => (state === 'waiting' ? 'h.decision IS NULL' : `h.decision = ${bind(state)}`),
    provider: (provider, bind) => `h.provider = ${bind(provider)}`,
    playerId: (id, bind) => `h.player_id = ${bind(id)}`,
  },
};

export async function findHeldWin(
  db: Queryable,
  { provider, transactionId }: { provider: string; transactionId: string },
): Promise<HeldWinRow | undefined> {
  const text = `${SELECT} WHERE h.provider = $1 AND h.transaction_id = $2`;
  return (await db.query<HeldWinRow>(text, [provider, transactionId]))[0];
}
