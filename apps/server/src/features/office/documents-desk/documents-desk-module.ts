import * as api from '@croupier/contract/office/documents-desk';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createPageVault, readPage, type DecidingParts } from '../../people/documents/feature.ts';
import type { Approvals } from '../approvals/feature.ts';
import { actorOf, type RecordAct } from '../audit/feature.ts';
import { correctPerson } from './correct-person.ts';
import { decideDocumentAct } from './decide-document-act.ts';
import type { DocumentsDeskParts } from './documents-desk-parts.ts';
import { SENT_LIST, type SentFilters, type SentRow } from './documents-list-store.ts';
import { giveBackDocument, takeDocument } from './hold-document.ts';
import { judgeDocument } from './judge-document.ts';
import { openDocument, sentView } from './open-document.ts';

/** The office's room of documents. Who looks at one, and at each page of it, is in the log. */
export function createDocumentsDesk(
  platform: Needs<'db' | 'clock' | 'files' | 'error', 'seedKey'>,
  below: { record: RecordAct; approvals: Approvals; deciding: DecidingParts },
): { module: Module } {
  const { db, clock } = platform;
  const { record, approvals, deciding } = below;
  const vault = createPageVault(platform);
  const decide = approvals.offer(decideDocumentAct({ clock, deciding }));
  const parts: DocumentsDeskParts = { db, clock, record, deciding, decide };
  const office = (http: Http) => {
    handleList<typeof api.listSentDocuments, SentRow, SentFilters>(http, api.listSentDocuments, {
      ...{ db, list: SENT_LIST, view: (row) => sentView(row, clock.now()) },
      onRead: async (call, how) => {
        const act = {
          act: 'export.documents',
          subject: ['documents', 'list'],
          after: call.input.query,
        } as const;
        if (how === 'file') await db.transaction((tx) => record(tx, actorOf(call), act));
      },
    });
    http.handle(api.openDocument, (call) => openDocument(parts, call, call.input.params.id));
    http.handle(api.sentPage, async (call) => {
      const { id, place } = call.input.params;
      const found = await openDocument(parts, call, id, { page: Number(place) });
      if ('refused' in found) return found;
      const { submittedAt = found.submittedAt } = call.input.query;
      if (submittedAt !== found.submittedAt) return refuse('conflict');
      const page = { playerId: BigInt(found.player), id, place: Number(place) };
      const body = await readPage(db, vault, page);
      if (!body) return refuse('not_found');
      call.asFile('page.webp', 'image/webp');
      return body;
    });
    http.handle(api.judgeDocument, (call) =>
      judgeDocument(parts, call, { id: call.input.params.id, ...call.input.body }),
    );
    http.handle(api.takeDocument, (call) =>
      takeDocument(parts, call, { id: call.input.params.id, over: call.input.body.over }),
    );
    http.handle(api.giveBackDocument, (call) => giveBackDocument(parts, call, call.input.params.id));
    http.handle(api.correctPerson, (call) => {
      const { reason, ...wanted } = call.input.body;
      return correctPerson(parts, call, { id: call.input.params.id, reason, wanted });
    });
  };
  return { module: { name: 'documents-desk', office } };
}
