import type { SentDocument } from '@croupier/contract/office/documents-desk';
import type { RejectReason } from '@croupier/domain/people/documents';
import type { RulePlaces } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';
import { CLAIM_COLUMNS, joinClaim, type ClaimColumns } from '../claims/feature.ts';

export interface SentRow extends Omit<SentDocument, 'submittedAt' | 'at' | 'claim'>, ClaimColumns {
  readonly submittedAt: Date;
  readonly at: Date | null;
}

export interface SentFilters {
  kind?: string;
  state?: string;
  player?: string;
}

const COLUMNS = `d.id, d.player_id::text AS player, p.nickname, d.kind, d.state, d.submitted_at AS "submittedAt", d.decided_by AS by, d.decided_at AS at,
  ${CLAIM_COLUMNS}`;
const FROM = `document d JOIN player p ON p.id = d.player_id AND d.state <> 'draft' ${joinClaim('documents', 'd.id::text')}`;

/** What has been sent in; a draft is its player's alone. */
export const SENT_LIST: ListSql<SentFilters> = {
  select: `SELECT ${COLUMNS} FROM ${FROM}`,
  sorts: { submittedAt: { by: 'd.submitted_at', type: 'timestamptz' } },
  id: { by: 'd.id', type: 'uuid' },
  filters: {
    kind: (kind, bind) => `d.kind = ${bind(kind)}`,
    state: (state, bind) => `d.state = ${bind(state)}`,
    player: (player, bind) => `d.player_id = ${bind(player)}::bigint`,
  },
};

export interface OpenRow extends SentRow, RulePlaces {
  readonly pages: number[];
  readonly reason: RejectReason | null;
  readonly expiresOn: string | null;
  readonly country: string | null;
  readonly firstName: string | null;
  readonly secondName: string | null;
  readonly lastName: string | null;
  readonly birthday: string | null;
  readonly verifyLevel: number;
  /** Of somebody who is gone. */
  readonly isKept: boolean;
}

const OPEN = `SELECT ${COLUMNS}, d.reason, d.expires_on::text AS "expiresOn", d.country, d.kept_until IS NOT NULL AS "isKept",
  p.first_name AS "firstName", p.second_name AS "secondName", p.last_name AS "lastName", p.birthday::text, p.region, p.residence, p.verify_level AS "verifyLevel",
  (SELECT w.region FROM region_wish w WHERE w.player_id = p.id) AS "wishedRegion",
  ARRAY(SELECT g.place::integer FROM document_page g WHERE g.player_id = d.player_id AND g.document_id = d.id ORDER BY g.place) AS pages
FROM ${FROM}`;

export async function findSent(db: Queryable, id: string): Promise<OpenRow | undefined> {
  return (await db.query<OpenRow>(`${OPEN} WHERE d.id = $1`, [id]))[0];
}

/** What else they sent, the newest first. */
export const listOthers = (db: Queryable, { player, id }: OpenRow): Promise<OpenRow[]> =>
  db.query<OpenRow>(
    `${OPEN} WHERE d.player_id = $1::bigint AND d.id <> $2 ORDER BY d.submitted_at DESC LIMIT 50`,
    [player, id],
  );
