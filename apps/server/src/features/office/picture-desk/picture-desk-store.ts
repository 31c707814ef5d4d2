import type { PictureUse } from '@croupier/contract/office/picture-desk';
import type { Queryable } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';
import { containing } from '../../../platform/list-sql.ts';

export interface PictureRow {
  readonly name: string;
  readonly version: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly uploadedAt: Date;
  readonly uploadedById: bigint;
  readonly uploadedBy: string;
  readonly uses: number;
}

/**
 * The pictures that documents name: in their newest versions, and in those that are in force, planned, or come into force again
 * when another ends. What a later version without an end has taken the place of is over.
 */
const NAMED = `SELECT DISTINCT document.kind, document.key, document.scope, version.version,
  jsonb_path_query(jsonb_build_array(version.facts, version.texts), '$.**.picture') #>> '{}' AS picture
FROM content_version version JOIN content_document document ON document.id = version.document_id
WHERE version.version = document.latest_version
  OR version.published_at IS NOT NULL AND version.withdrawn_at IS NULL
    AND (version.in_force_until IS NULL OR version.in_force_until > now())
    AND NOT EXISTS (
      SELECT FROM content_version later WHERE later.document_id = version.document_id
        AND later.withdrawn_at IS NULL AND later.in_force_until IS NULL AND later.in_force_from <= now()
        AND (later.in_force_from, later.version) > (version.in_force_from, version.version))`;

export const PICTURES_LIST: ListSql<{ text?: string; used?: 'yes' | 'no' }> = {
  select: `SELECT picture.name, picture.version, picture.width, picture.height, octet_length(picture.body) AS bytes,
  picture.uploaded_at AS "uploadedAt", picture.uploaded_by AS "uploadedById", operator.name AS "uploadedBy",
  coalesce(used.count, 0)::int AS uses
FROM picture JOIN operator ON operator.id = picture.uploaded_by
LEFT JOIN (
  SELECT picture, count(DISTINCT (kind, key, scope)) FROM (${NAMED}) named GROUP BY picture
) used ON used.picture = split_part(picture.name, '.', 1)`,
  sorts: {
    uploadedAt: { by: 'picture.uploaded_at', type: 'timestamptz' },
    name: { by: 'picture.name', type: 'text' },
  },
  id: { by: 'picture.name', type: 'text' },
  filters: {
    text: (text, bind) => `picture.name LIKE ${bind(containing(text))}`,
    used: (used) => `used.count IS ${used === 'yes' ? 'NOT NULL' : 'NULL'}`,
  },
};

/** The documents that show a picture; a brand's own is shown where the name without the brand stands. */
export async function listUses(db: Queryable, name: string): Promise<PictureUse[]> {
  const text = `SELECT kind, key, scope, max(version) AS version FROM (${NAMED}) named
WHERE picture = split_part($1, '.', 1) GROUP BY kind, key, scope ORDER BY kind, key, scope`;
  return db.query(text, [name]);
}
