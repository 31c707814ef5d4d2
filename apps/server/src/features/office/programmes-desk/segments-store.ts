import type { SegmentFilterSchema } from '@croupier/contract/office/programmes-desk';
import type { Static } from 'typebox';
import type { Queryable } from '../../../platform/database.ts';

interface SegmentListRow {
  readonly code: string;
  readonly players: number;
  readonly filter: Static<typeof SegmentFilterSchema> | null;
  readonly madeAt: Date;
  readonly madeBy: string;
}

export const listSegments = (db: Queryable): Promise<SegmentListRow[]> =>
  db.query<SegmentListRow>(`SELECT code, filter, made_at AS "madeAt", made_by AS "madeBy",
  (SELECT count(*)::integer FROM segment_player p WHERE p.segment = s.code) AS players
FROM segment s ORDER BY code`);
