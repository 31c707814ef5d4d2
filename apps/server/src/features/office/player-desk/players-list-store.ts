import type { PlayerState } from '@croupier/contract/office/player-desk';
import type { Language, RegionId } from '@croupier/domain/site/regions';
import { containing, type ListSql } from '../../../platform/list-sql.ts';

export interface PlayerListRow {
  readonly id: bigint;
  readonly nickname: string;
  readonly email: string;
  readonly region: RegionId;
  readonly language: Language;
  readonly registeredAt: Date;
  readonly state: PlayerState;
  readonly lastSeenAt: Date | null;
  readonly marks: readonly string[];
}

/** Fewer letters have no trigram of their own: they are looked for where a word begins. */
const PIECE_LENGTH_MIN = 3;

/** The condition by which a piece of text finds a player `p`; each of its parts has an index. */
export function isAbout(text: string, bind: (value: unknown) => string): string {
  const pattern = containing(text.trim());
  const piece = bind(text.trim().length < PIECE_LENGTH_MIN ? pattern.slice(1) : pattern);
  const number = numberIn(text.trim());
  const byNumber = number === undefined ? '' : ` OR p.id = ${bind(number)}::bigint`;
  return `p.nickname ILIKE ${piece} OR p.email ILIKE ${piece}${byNumber}`;
}

/** The number that a text is, if it is one: `1001`, `#1001`. */
export const numberIn = (text: string): string | undefined => /^#?([1-9][0-9]{0,17})$/.exec(text)?.[1];

export interface PlayerFilters {
  text?: string;
  region?: string;
  state?: PlayerState;
  mark?: string;
  from?: string;
  to?: string;
}

const STATES = {
  open: 'b.player_id IS NULL AND (p.email_verified_at IS NOT NULL OR p.phone_verified_at IS NOT NULL)',
  unanswered:
    'b.player_id IS NULL AND p.email_verified_at IS NULL AND p.phone_verified_at IS NULL AND p.lapsed_at IS NULL',
  lapsed: 'b.player_id IS NULL AND p.lapsed_at IS NOT NULL',
  blocked: 'NOT b.closed',
  closed: 'b.closed',
} as const satisfies Record<PlayerState, string>;

/** Of a player `p` and the block `b`, if there is one. */
export const STATE = `CASE WHEN b.closed THEN 'closed' WHEN b.player_id IS NOT NULL THEN 'blocked' WHEN p.lapsed_at IS NOT NULL THEN 'lapsed'
  WHEN p.email_verified_at IS NULL AND p.phone_verified_at IS NULL THEN 'unanswered' ELSE 'open' END`;

export const PLAYERS_LIST: ListSql<PlayerFilters> = {
  select: `SELECT p.id, p.nickname, p.email, p.region, p.language, p.created_at AS "registeredAt",
  ${STATE} AS state,
  (SELECT max(s.last_seen_at) FROM player_session s WHERE s.player_id = p.id) AS "lastSeenAt",
  ARRAY(SELECT m.mark FROM player_mark m WHERE m.player_id = p.id ORDER BY m.mark) AS marks
FROM player p LEFT JOIN player_block b ON b.player_id = p.id`,
  sorts: { registeredAt: { by: 'p.created_at', type: 'timestamptz' } },
  id: { by: 'p.id', type: 'bigint' },
  filters: {
    text: isAbout,
    region: (region, bind) => `p.region = ${bind(region)}`,
    state: (state) => STATES[state],
    mark: (mark, bind) =>
      `EXISTS (SELECT FROM player_mark m WHERE m.player_id = p.id AND m.mark = ${bind(mark)})`,
    from: (day, bind) => `p.created_at >= ${bind(day)}::date`,
    to: (day, bind) => `p.created_at < ${bind(day)}::date + 1`,
  },
};
