import {
  AML_DECISIONS,
  AML_LEVELS,
  type AmlLevel,
  type AmlState,
  type FlagName,
} from '@croupier/domain/office/aml-desk';
import type { ListSql } from '../../../platform/list-sql.ts';

export interface AmlListRow {
  readonly id: string;
  readonly nickname: string;
  readonly score: number;
  readonly level: AmlLevel | null;
  readonly lastDay: string;
  readonly flags: readonly FlagName[];
  readonly state: AmlState;
  readonly by: string | null;
  readonly at: Date | null;
}

export interface AmlFilters {
  level?: AmlLevel;
  state?: AmlState;
  flag?: FlagName;
  player?: string;
}

const LEVEL = `CASE WHEN d.score >= ${AML_LEVELS.high} THEN 'high' WHEN d.score >= ${AML_LEVELS.middle} THEN 'middle'
  WHEN d.score >= ${AML_LEVELS.low} THEN 'low' END`;
const STATE = `CASE WHEN d.score = 0 THEN d.decision WHEN d.decision IS NULL THEN 'new' ELSE 'again' END`;
const DECISIONS = AML_DECISIONS.map((act) => `'${act}'`).join(', ');

/** Every player with flagged days; what was decided counts no more, and comes last. */
export const AML_LIST: ListSql<AmlFilters> = {
  select: `SELECT d.player_id::text AS id, p.nickname, d.score, ${LEVEL} AS level, d.last_day::text AS "lastDay", d.flags, ${STATE} AS state,
  a.operator AS by, a.at
FROM (SELECT h.player_id, coalesce(sum(h.score) FILTER (WHERE h.id > coalesce(j.through, 0)), 0)::integer AS score, max(h.day) AS last_day,
    j.act AS decision, (SELECT json_agg(DISTINCT r.reason ->> 'flag') FROM aml_day m, jsonb_array_elements(m.reasons) AS r (reason)
      WHERE m.player_id = h.player_id) AS flags
  FROM aml_day h LEFT JOIN LATERAL (SELECT act, through FROM aml_act WHERE player_id = h.player_id AND act IN (${DECISIONS})
    ORDER BY id DESC LIMIT 1) j ON true GROUP BY h.player_id, j.act, j.through) d
JOIN player p ON p.id = d.player_id
LEFT JOIN LATERAL (SELECT operator, at FROM aml_act WHERE player_id = d.player_id ORDER BY id DESC LIMIT 1) a ON true`,
  sorts: {
    score: { by: 'd.score', type: 'integer' },
    lastDay: { by: 'd.last_day', type: 'date' },
  },
  id: { by: 'd.player_id', type: 'bigint' },
  filters: {
    level: (level, bind) => `${LEVEL} = ${bind(level)}`,
    state: (state, bind) => `${STATE} = ${bind(state)}`,
    flag: (flag, bind) => `d.flags::jsonb ? ${bind(flag)}`,
    player: (player, bind) => `d.player_id = ${bind(player)}::bigint`,
  },
};
