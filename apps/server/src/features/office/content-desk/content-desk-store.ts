import type { DocumentName, DocumentState } from '@croupier/contract/office/content-desk';
import type { EditedBody } from '@croupier/contract/site/content/kinds';
import type { Queryable } from '../../../platform/database.ts';
import { containing, type ListSql } from '../../../platform/list-sql.ts';

export interface DocumentRow extends DocumentName {
  readonly id: bigint;
  readonly title: string;
  readonly state: DocumentState;
  readonly version: number | null;
  readonly until: Date | null;
  readonly nextFrom: Date | null;
  readonly latestVersion: number;
  readonly draft: boolean;
  readonly missing: readonly string[];
  readonly followsShipped: boolean;
  readonly changedBy: string;
  readonly changedAt: Date;
}

export interface DocumentFilters {
  text?: string;
  kind?: string;
  scope?: string;
  state?: DocumentState | 'newer';
  missing?: string;
  origin?: 'shipped' | 'edited';
}

/** What a document is called: the first of these that a language has. */
export const titleSql = (texts: string): string =>
  `coalesce(${['ua', 'en', 'ru', 'kk'].flatMap((language) => ['title', 'question'].map((name) => `nullif(${texts}->'${language}'->>'${name}', '')`)).join(', ')}, '')`;

const NAME = `d.kind || '/' || d.key || '/' || d.scope`;

/**
 * A line a document. They are some hundreds, and what is looked up for each is a few rows of its versions by their key.
 * Which version is shown is said by the same order as readers ask for it.
 */
const SELECT = `SELECT d.id, d.kind, d.key, d.scope, ${titleSql('last.texts')} AS title,
  CASE WHEN now.version IS NOT NULL THEN 'inForce' WHEN next.at IS NOT NULL THEN 'scheduled' WHEN published THEN 'ended' ELSE 'draft' END AS state,
  now.version, now.in_force_until AS until, next.at AS "nextFrom", d.latest_version AS "latestVersion",
  last.published_at IS NULL AS draft, gaps.missing, d.follows_shipped AS "followsShipped",
  changed.by AS "changedBy", changed.at AS "changedAt"
FROM content_document d
JOIN content_version last ON last.document_id = d.id AND last.version = d.latest_version
CROSS JOIN LATERAL (
  SELECT array(SELECT key FROM jsonb_each(last.texts) AS each (key, text)
    WHERE d.kind NOT IN ('menu', 'home', 'messages')
      AND NOT jsonb_path_exists(text, 'strict $.** ? (@.type() == "string" && @ != "")') ORDER BY key) AS missing
) gaps
LEFT JOIN LATERAL (
  SELECT version, in_force_until FROM content_version v
  WHERE v.document_id = d.id AND withdrawn_at IS NULL AND in_force_from <= now() AND (in_force_until IS NULL OR in_force_until > now())
  ORDER BY in_force_from DESC, version DESC LIMIT 1
) now ON true
CROSS JOIN LATERAL (
  SELECT min(in_force_from) FILTER (WHERE in_force_from > now() AND withdrawn_at IS NULL) AS at, bool_or(published_at IS NOT NULL) AS published
  FROM content_version v WHERE v.document_id = d.id
) next
CROSS JOIN LATERAL (
  SELECT each.at, each.by FROM content_version v,
    LATERAL (VALUES (v.saved_at, v.saved_by, 1), (v.published_at, v.published_by, 2), (v.withdrawn_at, v.withdrawn_by, 3)) AS each (at, by, step)
  WHERE v.document_id = d.id AND each.at IS NOT NULL ORDER BY each.at DESC, v.version DESC, step DESC LIMIT 1
) changed`;

export const DOCUMENT_LIST: ListSql<DocumentFilters> = {
  select: SELECT,
  sorts: {
    changedAt: { by: 'changed.at', type: 'timestamptz' },
    name: { by: `(${NAME}) COLLATE "C"`, type: 'text' },
  },
  id: { by: 'd.id', type: 'bigint' },
  filters: {
    text: (text, bind) => {
      const like = bind(containing(text));
      return `d.key ILIKE ${like}
OR EXISTS (SELECT FROM jsonb_path_query(last.texts, 'strict $.** ? (@.type() == "string")') AS said WHERE said #>> '{}' ILIKE ${like})`;
    },
    kind: (kind, bind) => `d.kind = ${bind(kind)}`,
    scope: (scope, bind) => `d.scope = ${bind(scope)}`,
    state: (state, bind) => STATES[state] ?? `false AND ${bind(state)} IS NULL`,
    missing: (language, bind) => `${bind(language)} = ANY (gaps.missing)`,
    origin: (origin, bind) => `d.follows_shipped = ${bind(origin === 'shipped')}`,
  },
};

const STATES: Readonly<Record<DocumentState | 'newer', string>> = {
  inForce: 'now.version IS NOT NULL',
  scheduled: 'next.at IS NOT NULL',
  ended: 'published AND now.version IS NULL AND next.at IS NULL',
  draft: 'NOT published',
  newer: 'last.published_at IS NULL',
};

export async function findDocument(
  db: Queryable,
  { kind, key, scope }: DocumentName,
): Promise<DocumentRow | undefined> {
  const text = `${SELECT} WHERE d.kind = $1 AND d.key = $2 AND d.scope = $3`;
  return (await db.query<DocumentRow>(text, [kind, key, scope]))[0];
}

export interface VersionRow {
  readonly version: number;
  readonly isShipped: boolean;
  readonly savedBy: string;
  readonly savedAt: Date;
  readonly publishedBy: string | null;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly withdrawnBy: string | null;
  readonly withdrawnAt: Date | null;
}

const VERSION = `version, shipped_sha256 IS NOT NULL AS "isShipped", saved_by AS "savedBy", saved_at AS "savedAt",
  published_by AS "publishedBy", in_force_from AS "from", in_force_until AS "until",
  withdrawn_by AS "withdrawnBy", withdrawn_at AS "withdrawnAt"`;

/** The newest first. */
export async function listVersions(db: Queryable, documentId: bigint, limit: number): Promise<VersionRow[]> {
  const text = `SELECT ${VERSION} FROM content_version WHERE document_id = $1 ORDER BY version DESC LIMIT $2`;
  return db.query<VersionRow>(text, [documentId, limit]);
}

/** One version, and what it says. */
export async function findVersion(
  db: Queryable,
  documentId: bigint,
  version: number,
): Promise<(VersionRow & EditedBody) | undefined> {
  const text = `SELECT ${VERSION}, facts, texts FROM content_version WHERE document_id = $1 AND version = $2`;
  return (await db.query<VersionRow & EditedBody>(text, [documentId, version]))[0];
}

export interface ScheduleRow extends DocumentName {
  readonly title: string;
  readonly version: number;
  readonly what: 'begins' | 'ends';
  readonly at: Date;
}

const SCHEDULE_MAX = 500;

/** What begins and ends until then, the soonest first. */
export async function listSchedule(
  db: Queryable,
  { now, until }: { now: Date; until: Date },
): Promise<ScheduleRow[]> {
  const text = `SELECT d.kind, d.key, d.scope, ${titleSql('v.texts')} AS title, v.version, each.what, each.at
FROM content_version v JOIN content_document d ON d.id = v.document_id,
  LATERAL (VALUES ('begins', v.in_force_from), ('ends', v.in_force_until)) AS each (what, at)
WHERE v.withdrawn_at IS NULL AND each.at > $1 AND each.at <= $2
ORDER BY each.at, d.kind, d.key, d.scope, each.what LIMIT $3`;
  return db.query<ScheduleRow>(text, [now, until, SCHEDULE_MAX]);
}
