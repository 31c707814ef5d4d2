import * as api from '@croupier/contract/office/content-desk';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Context, Http } from '../../../platform/http/http.ts';
import type { ContentDeskParts, Deed } from './content-desk-parts.ts';
import { DOCUMENT_LIST, listSchedule, type DocumentFilters, type DocumentRow } from './content-desk-store.ts';
import { documentView, eventView } from './content-desk-view.ts';
import { publishContent } from './publish-content.ts';
import { readDocument, readVersion } from './read-document.ts';
import { saveContent } from './save-content.ts';
import { followShippedFiles, withdrawContent } from './withdraw-content.ts';

const DAY_MS = 24 * 3_600_000;

/** What the site says: read, written, published and taken back. */
export function contentDeskRoutes(http: Http, parts: ContentDeskParts): void {
  const { db, clock } = parts;
  handleList<typeof api.listContent, DocumentRow, DocumentFilters>(http, api.listContent, {
    ...{ db, list: DOCUMENT_LIST },
    view: documentView,
  });
  http.handle(api.readContent, ({ input }) => readDocument(parts, input.params));
  http.handle(api.readContentVersion, ({ input }) => readVersion(parts, input.params));
  http.handle(api.contentSchedule, async ({ input }) => {
    const now = clock.now();
    const until = new Date(now.getTime() + Number(input.query.days) * DAY_MS);
    return { events: (await listSchedule(db, { now, until })).map(eventView) };
  });
  http.handle(api.saveContentDraft, (call) => saveContent(parts, { ...deedOf(call), ...call.input.body }));
  http.handle(api.publishContent, (call) => publishContent(parts, { ...deedOf(call), ...call.input.body }));
  http.handle(api.withdrawContent, (call) => withdrawContent(parts, { ...deedOf(call), ...call.input.body }));
  http.handle(api.followShippedContent, (call) =>
    followShippedFiles(parts, { ...deedOf(call), ...call.input.body }),
  );
}

/** Any call about one document. */
type DocumentCall = Pick<Context<typeof api.withdrawContent>, 'operator' | 'requestId' | 'ip'> & {
  input: { params: api.DocumentName };
};

const deedOf = (call: DocumentCall): Deed => ({ call, name: call.input.params });
