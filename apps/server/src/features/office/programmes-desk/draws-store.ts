import type { ProgrammeName } from '@croupier/contract/office/programmes-desk';
import type { Queryable } from '../../../platform/database.ts';

export interface TableDrawsRow extends ProgrammeName {
  readonly tableHash: string;
  readonly version: number;
  /** Canonical JSON of the table's rows. */
  readonly rows: string;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly outcomes: readonly Outcome[];
}

/** How often one place was drawn and one given for it. */
export interface Outcome {
  readonly drawn: number;
  /** Null until the stock was looked at. */
  readonly given: number | null;
  readonly times: number;
  /** How many of them a test forced. */
  readonly forced: number;
}

/** The tables of a domain with their draws, the last drawn from first. It counts every draw of the domain. */
export const listTableDraws = (db: Queryable, domain: string, limit: number): Promise<TableDrawsRow[]> =>
  db.query<TableDrawsRow>(
    `WITH outcome AS (
  SELECT table_hash, programme_id, version, drawn_place, given_place, count(*) AS times, count(draws) AS forced,
    min(at) AS first_at, max(at) AS last_at
  FROM loot_draw WHERE domain = $1 GROUP BY table_hash, programme_id, version, drawn_place, given_place
), drawn_from AS (
  SELECT table_hash, programme_id, version, min(first_at) AS first_at, max(last_at) AS last_at,
    json_agg(json_build_object('drawn', drawn_place, 'given', given_place, 'times', times, 'forced', forced)) AS outcomes
  FROM outcome GROUP BY table_hash, programme_id, version
)
SELECT d.table_hash AS "tableHash", p.kind, p.code, d.version, t.rows, d.first_at AS "firstAt", d.last_at AS "lastAt", d.outcomes
FROM drawn_from d JOIN programme p ON p.id = d.programme_id JOIN loot_table t ON t.hash = d.table_hash
ORDER BY d.last_at DESC, d.table_hash, p.kind, d.version LIMIT $2`,
    [domain, limit],
  );
