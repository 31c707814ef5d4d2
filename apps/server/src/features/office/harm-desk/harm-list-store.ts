import { HARM_DAYS, HARM_LEVELS, type HarmLevel, type HarmState } from '@croupier/domain/office/harm-desk';
import type { ListSql } from '../../../platform/list-sql.ts';

export interface HarmRow {
  readonly id: string;
  readonly nickname: string;
  readonly score: number;
  readonly level: HarmLevel;
  readonly lastDay: string;
  readonly markers: readonly string[];
  readonly state: HarmState;
  readonly by: string | null;
  readonly at: Date | null;
}

export interface HarmFilters {
  level?: HarmLevel;
  state?: HarmState;
  player?: string;
}

const LEVEL = `CASE WHEN d.score >= ${HARM_LEVELS.high} THEN 'high' WHEN d.score >= ${HARM_LEVELS.middle} THEN 'middle' ELSE 'low' END`;
const STATE = `CASE WHEN a.score IS NULL THEN 'new' WHEN d.score > 2 * a.score THEN 'grown' ELSE 'answered' END`;

/** The days of each player that count, added up; with what was done last. */
export const HARM_LIST: ListSql<HarmFilters> = {
  select: `SELECT d.player_id::text AS id, p.nickname, d.score, ${LEVEL} AS level, d.last_day::text AS "lastDay", d.markers, ${STATE} AS state,
  a.operator AS by, a.at
FROM (SELECT h.player_id, sum(h.score)::integer AS score, max(h.day) AS last_day,
    (SELECT coalesce(json_agg(DISTINCT r.reason ->> 'marker'), '[]') FROM harm_day m, jsonb_array_elements(m.reasons) AS r (reason)
      WHERE m.player_id = h.player_id AND m.day > current_date - ${HARM_DAYS}) AS markers
  FROM harm_day h WHERE h.day > current_date - ${HARM_DAYS} GROUP BY h.player_id) d
JOIN player p ON p.id = d.player_id
LEFT JOIN LATERAL (SELECT operator, at, score FROM harm_act WHERE player_id = d.player_id ORDER BY id DESC LIMIT 1) a ON true`,
  sorts: {
    score: { by: 'd.score', type: 'integer' },
    lastDay: { by: 'd.last_day', type: 'date' },
  },
  id: { by: 'd.player_id', type: 'bigint' },
  filters: {
    level: (level, bind) => `${LEVEL} = ${bind(level)}`,
    state: (state, bind) => `${STATE} = ${bind(state)}`,
    player: (player, bind) => `d.player_id = ${bind(player)}::bigint`,
  },
};
