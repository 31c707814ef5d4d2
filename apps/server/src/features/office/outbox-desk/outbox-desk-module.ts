import * as api from '@croupier/contract/office/outbox-desk';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { findRow, type ListKey } from '../../../platform/list-sql.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { NoticeTexts } from '../../people/notice-texts/feature.ts';
import { listsOf, type MessageRow } from './outbox-desk-store.ts';
import { messageView } from './outbox-desk-view.ts';
import { previewNotice } from './preview-notice.ts';

/**
 * What the house wrote, by every way. In production nobody sees what a message says, nor whole addresses: it is for who it is to. A
 * house on trial has no mailboxes but this.
 */
export function createOutboxDesk(
  { db, clock, config }: Needs<'db' | 'clock', 'environment' | 'mail'>,
  { noticeTexts }: { noticeTexts: NoticeTexts },
): { module: Module } {
  const isOnTrial = config.environment !== 'production';
  const lists = listsOf(isOnTrial);
  // Where letters are handed over there are mailboxes to read them in.
  const isOpen = (way: api.OutboxWay): boolean =>
    isOnTrial && (way !== 'email' || config.mail.url === undefined);
  const office = (http: Http) => {
    for (const way of api.OUTBOX_WAYS)
      handleList<(typeof api.outboxLists)[typeof way], MessageRow, { state?: MessageRow['state'] }>(
        http,
        api.outboxLists[way],
        { db, list: lists[way], view: (row) => messageView(way, row, isOpen(way)) },
      );
    http.handle(api.readMessage, async ({ input: { params } }) => {
      const { way, id } = params;
      const row = canBe(lists[way].id.type, id) && (await findRow<MessageRow>(db, lists[way], id));
      if (!row) return refuse('not_found');
      const { body, html, link } = isOpen(way) ? row : { body: null, html: null, link: null };
      return { ...messageView(way, row, isOpen(way)), body, html, link };
    });
    http.handle(api.previewNotice, ({ input }) => previewNotice({ clock, noticeTexts }, input.body));
  };
  return { module: { name: 'outbox-desk', office } };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A database asked for an identity of another type would fail. */
const canBe = (type: ListKey['type'], id: string): boolean =>
  type === 'text' || (type === 'uuid' ? UUID : /^[0-9]{1,18}$/).test(id);
