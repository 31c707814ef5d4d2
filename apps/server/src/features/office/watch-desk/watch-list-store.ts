import type { WatchHit } from '@croupier/contract/office/watch-desk';
import type { WatchEntry } from '@croupier/domain/people/watch-lists';
import type { Queryable } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';

export interface HitRow extends Omit<WatchHit, 'foundAt' | 'at' | 'kind' | 'name'> {
  readonly entry: WatchEntry;
  readonly foundAt: Date;
  readonly at: Date | null;
}

export interface HitFilters {
  state?: string;
  kind?: string;
  player?: string;
}

const COLUMNS = `h.id, h.player_id::text AS player, p.nickname, h.list, h.entry, h.score_percent::integer AS "scorePercent",
  h.found_at AS "foundAt", h.state, h.decided_by AS by, h.decided_at AS at`;
const FROM = 'watch_hit h JOIN player p ON p.id = h.player_id';

/** What is asked about players, and what was answered. */
export const WATCH_HITS_LIST: ListSql<HitFilters> = {
  select: `SELECT ${COLUMNS} FROM ${FROM}`,
  sorts: { foundAt: { by: 'h.found_at', type: 'timestamptz' } },
  id: { by: 'h.id', type: 'uuid' },
  filters: {
    state: (state, bind) => `h.state = ${bind(state)}`,
    kind: (kind, bind) => `h.entry ->> 'kind' = ${bind(kind)}`,
    player: (player, bind) => `h.player_id = ${bind(player)}::bigint`,
  },
};

export interface OpenHitRow extends HitRow {
  readonly firstName: string | null;
  readonly secondName: string | null;
  readonly lastName: string | null;
  readonly birthday: string | null;
  readonly region: string;
  readonly verifyLevel: number;
}

export async function findHit(db: Queryable, id: string): Promise<OpenHitRow | undefined> {
  const text = `SELECT ${COLUMNS}, p.first_name AS "firstName", p.second_name AS "secondName", p.last_name AS "lastName",
  p.birthday::text, p.region, p.verify_level AS "verifyLevel" FROM ${FROM} WHERE h.id = $1`;
  return (await db.query<OpenHitRow>(text, [id]))[0];
}
