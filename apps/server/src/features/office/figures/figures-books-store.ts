import type { SqlCheck } from '../../../platform/books-check.ts';
import { COLUMNS, PLACE } from './figure-events-sql.ts';
import { recountOf } from './recount-sql.ts';

const ALL = ['players', ...COLUMNS];

export const FIGURES_BOOKS: SqlCheck = {
  name: 'figures',
  says: 'The figures of every day are what its rounds, transfers and players come to, but for those whose facts still wait.',
  sql: `WITH ${recountOf(() => 'true')}, again AS (
  SELECT ${PLACE}, coalesce(p.players, 0) AS players, ${COLUMNS.map((column) => `coalesce(s.${column}, 0) AS ${column}`).join(', ')}
  FROM sums s FULL JOIN (SELECT ${PLACE}, count(*) AS players FROM seen GROUP BY ${PLACE}) AS p USING (${PLACE})
), known AS (
  SELECT ${PLACE}, count(*) AS kept_players FROM figure_player GROUP BY ${PLACE}
)
SELECT day::text AS day, region, brand, currency, game, test, k.kept_players,
  ${ALL.map((column) => `f.${column}, a.${column} AS recounted_${column}`).join(', ')}
FROM figure_day f FULL JOIN again a USING (${PLACE}) FULL JOIN known k USING (${PLACE})
WHERE coalesce(k.kept_players, 0) IS DISTINCT FROM f.players
  OR (${ALL.map((column) => `f.${column}`).join(', ')}) IS DISTINCT FROM (${ALL.map((column) => `a.${column}`).join(', ')})`,
};
