import type {
  OpenDocument,
  openDocument as opens,
  SentDocument,
} from '@croupier/contract/office/documents-desk';
import { needsFourEyes, residenceOf } from '@croupier/domain/people/documents';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/feature.ts';
import { claimView } from '../claims/feature.ts';
import type { Call, DocumentsDeskParts } from './documents-desk-parts.ts';
import { findSent, listOthers, type OpenRow, type SentRow } from './documents-list-store.ts';

export const sentView = (
  { id, player, nickname, kind, state, by, ...row }: SentRow,
  now: Date,
): SentDocument => ({
  ...{ id, player, nickname, kind, state, by },
  submittedAt: row.submittedAt.toISOString(),
  at: row.at?.toISOString() ?? null,
  claim: claimView(row, now),
});

/** A document as its reviewer sees it; the look is on record before anything is shown. */
export const openDocument = (
  { db, clock, record }: Pick<DocumentsDeskParts, 'db' | 'clock' | 'record'>,
  call: Call,
  id: string,
  looked: { page?: number } = {},
): Promise<OpenDocument | Refused<typeof opens>> =>
  db.transaction(async (tx) => {
    const found = await findSent(tx, id);
    if (!found) return refuse('not_found');
    if (found.isKept && !call.operator.permissions.has('decide.documents')) return refuse('forbidden');
    await record(tx, actorOf(call), {
      ...{ act: 'open.document', subject: ['player', found.player] },
      after: { document: id, ...looked },
    });
    return openView(found, await listOthers(tx, found), clock.now());
  });

function openView(found: OpenRow, others: readonly OpenRow[], now: Date): OpenDocument {
  const { pages, reason, expiresOn, country, firstName, secondName, lastName, birthday, region } = found;
  const newest = [found, ...others].sort((a, b) => Number(b.submittedAt) - Number(a.submittedAt));
  return {
    ...sentView(found, now),
    ...{ pages, reason, expiresOn, country },
    ...{ fourEyes: needsFourEyes(found, found.kind), isKept: found.isKept },
    person: {
      ...{ firstName, secondName, lastName, birthday, region },
      verifyLevel: found.verifyLevel,
      residence: residenceOf(newest),
    },
    others: others.map((other) => sentView(other, now)),
  };
}
