import type { PlayerNotice } from '@croupier/contract/office/player-desk';
import type { ListSql } from '../../../platform/list-sql.ts';
import type { Days, OfOne } from './player-lists-store.ts';

export interface PlayerNoticeRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: PlayerNotice['kind'];
  readonly seenAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly requestId: string | null;
  /** As JSON has it: `at` is text with an offset. */
  readonly ways: PlayerNotice['ways'];
}

export type NoticeFilters = OfOne & Days & { kind?: string; state?: string };

const WAYS = `(SELECT coalesce(json_agg(json_build_object('channel', d.channel, 'state', d.state, 'reason', d.reason,
    'at', CASE WHEN d.state = 'waiting' THEN d.next_at ELSE d.changed_at END) ORDER BY d.channel), '[]')
  FROM notice_delivery d WHERE d.player_id = n.player_id AND d.notice_id = n.id)`;

export const NOTICES_LIST: ListSql<NoticeFilters> = {
  select: `SELECT n.id, n.created_at AS at, n.kind, n.seen_at AS "seenAt", n.confirmed_at AS "confirmedAt", n.request_id AS "requestId",
  ${WAYS} AS ways FROM notice n`,
  sorts: { at: { by: 'n.created_at', type: 'timestamptz' } },
  id: { by: 'n.id', type: 'uuid' },
  filters: {
    player: (id, bind) => `n.player_id = ${bind(id)}`,
    kind: (kind, bind) => `n.kind = ${bind(kind)}`,
    state: (state, bind) =>
      `EXISTS (SELECT FROM notice_delivery d WHERE d.player_id = n.player_id AND d.notice_id = n.id AND d.state = ${bind(state)})`,
    from: (day, bind) => `n.created_at >= ${bind(day)}::date`,
    to: (day, bind) => `n.created_at < ${bind(day)}::date + 1`,
  },
};
