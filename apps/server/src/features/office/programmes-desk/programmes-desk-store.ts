import type { ProgrammeName } from '@croupier/contract/office/programmes-desk';
import type { Currency } from '@croupier/domain/money/amounts';
import type { KeptState, Programme, ProgrammeState } from '@croupier/domain/rewards/programmes';
import { LANGUAGES, type RegionId } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import { containing, type ListSql } from '../../../platform/list-sql.ts';

export interface ProgrammeListRow extends ProgrammeName {
  readonly id: bigint;
  readonly title: string;
  readonly kept: KeptState;
  readonly isUsedUp: boolean;
  readonly version: number | null;
  readonly latestVersion: number;
  readonly draft: boolean;
  readonly regions: RegionId[] | null;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly followsShipped: boolean;
  readonly given: number;
  readonly cost: Spent[] | null;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** As JSON has it: amounts as texts. */
export interface Spent {
  readonly currency: Currency;
  readonly amountMinor: string;
}

export interface ProgrammeFilters {
  kind?: string;
  state?: { readonly is: ProgrammeState; readonly now: Date };
  text?: string;
  region?: RegionId;
}

const TITLE = `coalesce(${LANGUAGES.map((language) => `nullif(last.body->'texts'->'${language}'->>'title', '')`).join(', ')}, p.code)`;
/** Nobody may have it any more: its receivers, or all of its budgets, are used up. */
const USED_UP = `(EXISTS (SELECT FROM programme_use u WHERE u.programme_id = p.id AND u.what = 'receivers'
    AND u.used >= (now.body->'caps'->>'receivers')::bigint)
  OR now.body->'caps' ? 'budget' AND NOT EXISTS (
    SELECT FROM jsonb_each_text(now.body->'caps'->'budget') AS b (currency, minor)
    LEFT JOIN programme_use u ON u.programme_id = p.id AND u.what = 'budget ' || b.currency
    WHERE coalesce(u.used, 0) < b.minor::bigint))`;

/** As `programmeStateAt` says it; `at` is bound. A test holds the two against each other. */
const STATE = (
  at: string,
): string => `CASE WHEN p.state NOT IN ('PUBLISHED', 'PAUSED') OR times.from_at IS NULL THEN p.state
  WHEN ${USED_UP} OR now.until_at <= ${at} THEN 'ENDED' WHEN times.from_at > ${at} THEN p.state
  WHEN p.state = 'PAUSED' THEN 'PAUSED' ELSE 'RUNNING' END`;

/** The newest published version says until when it is and for whom. There are some hundreds, each with a few versions. */
const SELECT = `SELECT p.id, p.kind, p.code, ${TITLE} AS title, p.state AS kept, ${USED_UP} AS "isUsedUp", now.version,
  p.latest_version AS "latestVersion", last.published_at IS NULL AS draft, last.body->'audience'->'regions' AS regions,
  times.from_at AS "from", now.until_at AS until, p.follows_shipped AS "followsShipped", gave.given, gave.cost,
  changed.by AS "changedBy", changed.at AS "changedAt"
FROM programme p
JOIN programme_version last ON last.programme_id = p.id AND last.version = p.latest_version
LEFT JOIN LATERAL (
  SELECT v.version, v.body, v.until_at FROM programme_version v
  WHERE v.programme_id = p.id AND v.published_at IS NOT NULL AND v.withdrawn_at IS NULL ORDER BY v.version DESC LIMIT 1
) now ON true
CROSS JOIN LATERAL (
  SELECT min(v.from_at) AS from_at FROM programme_version v WHERE v.programme_id = p.id AND v.withdrawn_at IS NULL
) times
CROSS JOIN LATERAL (
  SELECT coalesce(sum(c.given), 0)::integer AS given,
    json_agg(json_build_object('currency', c.currency, 'amountMinor', c.minor::text) ORDER BY c.currency) FILTER (WHERE c.currency IS NOT NULL) AS cost
  FROM (SELECT r.currency, count(*) AS given, sum(r.amount_minor) AS minor FROM reward r
    WHERE r.programme_id = p.id AND r.taken_back_at IS NULL GROUP BY r.currency) c
) gave
CROSS JOIN LATERAL (
  SELECT each.at, each.by FROM programme_version v,
    LATERAL (VALUES (v.saved_at, v.saved_by, 1), (v.published_at, v.published_by, 2), (v.withdrawn_at, v.withdrawn_by, 3)) AS each (at, by, step)
  WHERE v.programme_id = p.id AND each.at IS NOT NULL ORDER BY each.at DESC, v.version DESC, step DESC LIMIT 1
) changed`;

export const PROGRAMME_LIST: ListSql<ProgrammeFilters> = {
  select: SELECT,
  sorts: {
    changedAt: { by: 'changed.at', type: 'timestamptz' },
    code: { by: 'p.code', type: 'text' },
  },
  id: { by: 'p.id', type: 'bigint' },
  filters: {
    kind: (kind, bind) => `p.kind = ${bind(kind)}`,
    state: ({ is, now }, bind) => `${STATE(`${bind(now)}::timestamptz`)} = ${bind(is)}`,
    text: (text, bind) => {
      const like = bind(containing(text));
      return `p.code ILIKE ${like}
OR EXISTS (SELECT FROM jsonb_path_query(last.body->'texts', 'strict $.** ? (@.type() == "string")') AS said WHERE said #>> '{}' ILIKE ${like})`;
    },
    region: (region, bind) => `last.body->'audience'->'regions' ? ${bind(region)}`,
  },
};

export async function findProgramme(
  db: Queryable,
  { kind, code }: ProgrammeName,
): Promise<ProgrammeListRow | undefined> {
  return (await db.query<ProgrammeListRow>(`${SELECT} WHERE p.kind = $1 AND p.code = $2`, [kind, code]))[0];
}

export interface VersionRow {
  readonly version: number;
  readonly isShipped: boolean;
  readonly savedBy: string;
  readonly savedAt: Date;
  readonly publishedBy: string | null;
  readonly publishedAt: Date | null;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly withdrawnBy: string | null;
  readonly withdrawnAt: Date | null;
}

const VERSION = `version, shipped_sha256 IS NOT NULL AS "isShipped", saved_by AS "savedBy", saved_at AS "savedAt",
  published_by AS "publishedBy", published_at AS "publishedAt", from_at AS "from", until_at AS until,
  withdrawn_by AS "withdrawnBy", withdrawn_at AS "withdrawnAt"`;

/** The newest first. */
export const listVersions = (db: Queryable, id: bigint, limit: number): Promise<VersionRow[]> =>
  db.query<VersionRow>(
    `SELECT ${VERSION} FROM programme_version WHERE programme_id = $1 ORDER BY version DESC LIMIT $2`,
    [id, limit],
  );

export async function findVersion(
  db: Queryable,
  id: bigint,
  version: number,
): Promise<(VersionRow & { body: Record<string, unknown> }) | undefined> {
  const text = `SELECT ${VERSION}, body FROM programme_version WHERE programme_id = $1 AND version = $2`;
  return (await db.query<VersionRow & { body: Record<string, unknown> }>(text, [id, version]))[0];
}

export interface RunListRow {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly state: 'OPEN' | 'CLOSED' | 'CANCELED';
  readonly from: Date;
  readonly until: Date | null;
  readonly closedAt: Date | null;
}

/** The newest first. */
export const listRuns = (db: Queryable, id: bigint, limit: number): Promise<RunListRow[]> =>
  db.query<RunListRow>(
    `SELECT id, number, version, state, from_at AS "from", until_at AS until, closed_at AS "closedAt"
FROM programme_run WHERE programme_id = $1 ORDER BY number DESC LIMIT $2`,
    [id, limit],
  );

export const listUses = (
  db: Queryable,
  id: bigint,
  limit: number,
): Promise<{ what: string; used: string }[]> =>
  db.query(
    'SELECT what, used::text AS used FROM programme_use WHERE programme_id = $1 ORDER BY what LIMIT $2',
    [id, limit],
  );

/** Sums of each day, in UTC, the newest first. */
export const listDays = (
  db: Queryable,
  id: bigint,
  limit: number,
): Promise<{ day: string; given: number; cost: Spent[] | null }[]> =>
  db.query(
    `SELECT to_char(c.day, 'YYYY-MM-DD') AS day, sum(c.given)::integer AS given,
  json_agg(json_build_object('currency', c.currency, 'amountMinor', c.minor::text) ORDER BY c.currency) FILTER (WHERE c.currency IS NOT NULL) AS cost
FROM (SELECT date_trunc('day', r.given_at) AS day, r.currency, count(*) AS given, sum(r.amount_minor) AS minor FROM reward r
  WHERE r.programme_id = $1 AND r.taken_back_at IS NULL GROUP BY 1, 2) c
GROUP BY c.day ORDER BY c.day DESC LIMIT $2`,
    [id, limit],
  );

/** How many players are of some regions: who may have what is for them. */
export async function countPlayers(db: Queryable, regions: readonly RegionId[]): Promise<number> {
  const text = `SELECT count(*)::integer AS players FROM player WHERE region = ANY ($1::text[]) AND lapsed_at IS NULL`;
  return (await db.query<{ players: number }>(text, [regions]))[0]!.players;
}

/** Since when the house gives nothing, and who stopped it; undefined while it gives. */
export async function findGivingPause(db: Queryable): Promise<{ at: Date; by: string } | undefined> {
  const text = 'SELECT paused_at AS at, paused_by AS by FROM giving_pause';
  return (await db.query<{ at: Date; by: string }>(text))[0];
}

/** Whether a version of a programme is published, or was. */
export async function isPublished(db: Queryable, programmeId: bigint, version: number): Promise<boolean> {
  const text = `SELECT published_at IS NOT NULL AS "isPublished" FROM programme_version
WHERE programme_id = $1 AND version = $2`;
  const [row] = await db.query<{ isPublished: boolean }>(text, [programmeId, version]);
  return row!.isPublished;
}

/** Programmes of a kind that give, or will, as their newest published version says. */
export async function listPublishedBodies(db: Queryable, kind: string, now: Date): Promise<Programme[]> {
  const text = `SELECT v.body FROM programme p
CROSS JOIN LATERAL (
  SELECT n.body, n.until_at FROM programme_version n
  WHERE n.programme_id = p.id AND n.published_at IS NOT NULL AND n.withdrawn_at IS NULL ORDER BY n.version DESC LIMIT 1
) v
WHERE p.kind = $1 AND p.state IN ('PUBLISHED', 'PAUSED') AND (v.until_at IS NULL OR v.until_at > $2) ORDER BY p.code`;
  return (await db.query<{ body: Programme }>(text, [kind, now])).map(({ body }) => body);
}
