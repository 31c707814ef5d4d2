import type { PurchaseRow } from '@croupier/contract/office/purchases-desk';
import type { RewardName } from '@croupier/domain/rewards/rewards';
import type { Queryable } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';
import { CLAIM_COLUMNS, claimView, joinClaim, type ClaimColumns } from '../claims/feature.ts';
import type { Thing } from './purchases-desk-parts.ts';

export interface OrderedRow
  extends Omit<PurchaseRow, 'name' | 'orderedAt' | 'changedAt' | 'claim'>, ClaimColumns {
  readonly named: RewardName;
  readonly orderedAt: Date;
  readonly changedAt: Date;
}

export interface OrderedFilters {
  state?: string;
  source?: string;
  code?: string;
  player?: string;
}

/** Every thing that was given, and what its player paid for one that they bought. */
export const ORDERED_LIST: ListSql<OrderedFilters> = {
  select: `SELECT t.reward_id AS id, t.player_id::text AS player, p.nickname, r.body -> 'name' AS named, r.source, r.code,
  b.points::float8 AS points, t.state, t.tracking, t.address IS NOT NULL AS "hasAddress", t.ordered_at AS "orderedAt",
  t.changed_at AS "changedAt", ${CLAIM_COLUMNS}
FROM reward_thing t JOIN reward r ON r.player_id = t.player_id AND r.id = t.reward_id JOIN player p ON p.id = t.player_id
LEFT JOIN purchase b ON b.player_id = t.player_id AND b.reward_id = t.reward_id
${joinClaim('purchases', 't.reward_id::text')}`,
  sorts: { orderedAt: { by: 't.ordered_at', type: 'timestamptz' } },
  id: { by: 't.reward_id', type: 'uuid' },
  filters: {
    state: (state, bind) => `t.state = ${bind(state)}`,
    source: (source, bind) => `r.source = ${bind(source)}`,
    code: (code, bind) => `r.code = ${bind(code)}`,
    player: (player, bind) => `t.player_id = ${bind(player)}::bigint`,
  },
};

const ONE = `${ORDERED_LIST.select} WHERE t.player_id = $1 AND t.reward_id = $2`;

export async function findOrdered(
  db: Queryable,
  { playerId, rewardId }: Thing,
): Promise<OrderedRow | undefined> {
  return (await db.query<OrderedRow>(ONE, [playerId, rewardId]))[0];
}

const ADDRESS = 'SELECT address FROM reward_thing WHERE player_id = $1 AND reward_id = $2 FOR SHARE';

/** Kept from being erased until the transaction ends. */
export async function readAddress(db: Queryable, { playerId, rewardId }: Thing): Promise<Buffer | undefined> {
  const [row] = await db.query<{ address: Buffer | null }>(ADDRESS, [playerId, rewardId]);
  return row?.address ?? undefined;
}

export function orderedView(row: OrderedRow, now: Date): PurchaseRow {
  const { id, player, nickname, source, code, points, state, tracking, hasAddress } = row;
  return {
    ...{ id, player, nickname, name: nameOf(row.named), source, code, points, state, tracking, hasAddress },
    orderedAt: row.orderedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    claim: claimView(row, now),
  };
}

/** In the languages of the office. */
const nameOf = (named: RewardName): string =>
  typeof named === 'string' ? named : [...new Set([named.ua, named.en])].join(' · ');
