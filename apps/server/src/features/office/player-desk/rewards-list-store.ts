import type { PlayerReward } from '@croupier/contract/office/player-desk';
import type { ListSql } from '../../../platform/list-sql.ts';
import { dayFilters, type Days, type OfOne } from './player-lists-store.ts';

export interface PlayerRewardRow extends Omit<PlayerReward, 'givenAt' | 'takenBackAt' | 'amountMinor'> {
  readonly givenAt: Date;
  readonly takenBackAt: Date | null;
  readonly amountMinor: bigint | null;
}

export type RewardFilters = OfOne & Days & { source?: string; kind?: string; code?: string };

/** A name is one text for all languages, or a text in each. */
const NAME = `CASE jsonb_typeof(r.body -> 'name') WHEN 'string' THEN r.body ->> 'name'
    WHEN 'object' THEN concat_ws(' · ', r.body -> 'name' ->> 'ua', nullif(r.body -> 'name' ->> 'en', r.body -> 'name' ->> 'ua')) END`;

export const REWARDS_LIST: ListSql<RewardFilters> = {
  select: `SELECT r.id, r.given_at AS "givenAt", r.source, r.code, r.campaign, r.kind, r.amount_minor AS "amountMinor", r.currency,
  coalesce(r.body ->> 'points', r.body ->> 'count')::integer AS count,
  coalesce(${NAME}, r.body ->> 'code', r.body ->> 'lottery') AS of, r.taken_back_at AS "takenBackAt" FROM reward r`,
  sorts: { givenAt: { by: 'r.given_at', type: 'timestamptz' } },
  id: { by: 'r.id', type: 'uuid' },
  filters: {
    player: (id, bind) => `r.player_id = ${bind(id)}`,
    source: (source, bind) => `r.source = ${bind(source)}`,
    kind: (kind, bind) => `r.kind = ${bind(kind)}`,
    code: (code, bind) => `r.code = ${bind(code)}`,
    ...dayFilters('r.given_at'),
  },
};
