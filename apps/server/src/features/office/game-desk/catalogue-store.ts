import type { GameState } from '@croupier/contract/office/game-desk';
import type { SwitchScope } from '@croupier/domain/play/catalog';
import type { Brand } from '@croupier/domain/site/brands';
import type { Queryable } from '../../../platform/database.ts';
import { containing, type ListSql } from '../../../platform/list-sql.ts';
import { houseGamesSql } from './house-games.ts';

export interface CatalogueRow {
  readonly code: string;
  readonly name: string;
  readonly kind: 'house' | 'studio';
  readonly studio: string;
  readonly state: GameState;
  readonly switches: readonly SwitchRow[] | null;
  readonly roundsLately: bigint;
  readonly tally: TallyOut | null;
  readonly alarm: boolean;
  readonly openRounds: bigint;
  readonly switchedAt: Date | null;
  readonly switchedBy: string | null;
  readonly switchedWhy: string | null;
}

/** As JSON has it. */
interface SwitchRow {
  readonly scope: SwitchScope;
  readonly from: string | null;
  readonly until: string | null;
  readonly state: 'closed' | 'planned';
  readonly reason: string;
}

interface TallyOut {
  readonly mode: string;
  readonly money: 'real' | 'play';
  readonly rounds: number;
  readonly winUnits: number;
  readonly winUnitsSquared: number;
}

export interface CatalogueFilters {
  text?: string;
  kind?: 'house' | 'studio';
  studio?: string;
  state?: GameState;
  alarm?: 'yes' | 'no';
}

/**
 * A line a game, with what other rooms know of it. The games are a few hundred; whatever is looked up for each is one row of an
 * index, and what is summed is read once for all of them.
 */
const selectFor = (brand: Brand): string => `
SELECT g.code, g.name, g.kind, g.studio, s.state, s.switches, coalesce(d.rounds, 0)::bigint AS "roundsLately", t.tally, a.alarm,
  coalesce(o.rounds, 0)::bigint AS "openRounds", l.at AS "switchedAt", l.operator AS "switchedBy", l.reason AS "switchedWhy"
FROM (
  SELECT code COLLATE "C" AS code, name, name_ua, 'house' AS kind, studio COLLATE "C" AS studio, math_hash FROM ${houseGamesSql()}
  UNION ALL SELECT game, name, name, 'studio', provider, NULL FROM provider_game
) g
CROSS JOIN LATERAL (
  SELECT jsonb_agg(jsonb_build_object('scope', x.scope, 'from', x.closed_from, 'until', x.closed_until, 'state', x.state, 'reason', x.reason)
      ORDER BY x.scope) AS switches,
    CASE WHEN bool_or(x.state = 'closed' AND x.scope IN ('all', '${brand}')) THEN 'off' WHEN bool_or(x.state = 'closed') THEN 'part'
      WHEN count(*) > 0 THEN 'planned' ELSE 'on' END AS state
  FROM (
    SELECT *, CASE WHEN closed_from > now() THEN 'planned' ELSE 'closed' END AS state FROM game_switch
    WHERE game = g.code AND (closed_until IS NULL OR closed_until > now())
  ) x
) s
LEFT JOIN LATERAL (
  SELECT jsonb_build_object('mode', t.mode, 'money', t.money, 'rounds', t.rounds, 'winUnits', t.win_units,
    'winUnitsSquared', t.win_units_squared) AS tally
  FROM game_maths m JOIN returns_tally t ON t.maths_id = m.id WHERE m.math_hash = g.math_hash
  ORDER BY t.rounds DESC LIMIT 1
) t ON true
CROSS JOIN LATERAL (
  SELECT count(*) > 0 AS alarm FROM game_maths m JOIN returns_alarm r ON r.maths_id = m.id
  WHERE m.math_hash = g.math_hash AND r.ended_at IS NULL
) a
LEFT JOIN (
  SELECT game COLLATE "C" AS game, sum(rounds) AS rounds FROM game_day WHERE day > (now() AT TIME ZONE 'UTC')::date - 30 GROUP BY 1
) d ON d.game = g.code
LEFT JOIN (
  SELECT game COLLATE "C" AS game, count(*) AS rounds FROM open_round GROUP BY 1
  UNION ALL SELECT game, count(*) FROM provider_round WHERE state = 'open' GROUP BY 1
) o ON o.game = g.code
LEFT JOIN LATERAL (
  SELECT e.at, e.operator, e.reason FROM audit_entry e
  WHERE e.subject_kind = 'game' AND e.subject_id = g.code AND e.act = 'switch.game' ORDER BY e.position DESC LIMIT 1
) l ON true`;

/** @param brand whose house it is: what is closed at it is off */
export const catalogueList = (brand: Brand): ListSql<CatalogueFilters> => ({
  select: selectFor(brand),
  sorts: {
    name: { by: 'lower(g.name) COLLATE "C"', type: 'text' },
    rounds: { by: 'coalesce(d.rounds, 0)::bigint', type: 'bigint' },
    openRounds: { by: 'coalesce(o.rounds, 0)::bigint', type: 'bigint' },
    switchedAt: { by: `coalesce(l.at, 'epoch')`, type: 'timestamptz' },
  },
  id: { by: 'g.code', type: 'text' },
  filters: {
    text: (text, bind) => {
      const like = bind(containing(text));
      return `g.name ILIKE ${like} OR g.name_ua ILIKE ${like} OR g.code ILIKE ${like}`;
    },
    kind: (kind, bind) => `g.kind = ${bind(kind)}`,
    studio: (studio, bind) => `g.studio = ${bind(studio)}`,
    state: (state, bind) => `s.state = ${bind(state)}`,
    alarm: (alarm, bind) => `a.alarm = ${bind(alarm === 'yes')}`,
  },
});

export async function findCatalogueRow(
  db: Queryable,
  list: ListSql<CatalogueFilters>,
  code: string,
): Promise<CatalogueRow | undefined> {
  return (await db.query<CatalogueRow>(`${list.select}\nWHERE g.code = $1`, [code]))[0];
}

export const listCatalogue = (db: Queryable, list: ListSql<CatalogueFilters>): Promise<CatalogueRow[]> =>
  db.query<CatalogueRow>(`${list.select}\nORDER BY lower(g.name) COLLATE "C", g.code`);
