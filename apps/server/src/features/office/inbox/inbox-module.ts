import { INBOX_MAX, markInboxRead, readInbox } from '@croupier/contract/office/inbox';
import type { Tx } from '../../../platform/database.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { countUnread, deleteItemsBefore, insertItems, listItems, markRead } from './inbox-store.ts';

/** Read or not, what is older has become history, and stands in the log. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
const PRUNE_EVERY_MS = 3_600_000;
const PRUNE_TIMEOUT_MS = 20_000;

/** What somebody is told of: what happened, about what, by whom. It says nothing that its reader may not be allowed to read. */
interface News {
  readonly kind: string;
  readonly subject: readonly [kind: string, id: string];
  readonly by: string;
}

export interface Inbox {
  module: Module;
  /** Tells these operators, with the commit. */
  tell(tx: Tx, operatorIds: readonly bigint[], news: News): Promise<void>;
}

/** What operators are told of, each in an inbox of their own. Their page looks every half a minute. */
export function createInbox({ db, clock }: Needs<'db' | 'clock'>): Inbox {
  const office = (http: Http) => {
    http.handle(readInbox, async ({ operator: { operatorId } }) => {
      const [unread, rows] = [await countUnread(db, operatorId), await listItems(db, operatorId, INBOX_MAX)];
      const items = rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), at: at.toISOString() }));
      return { unread, items };
    });
    http.handle(markInboxRead, async ({ operator: { operatorId }, input: { body } }) => {
      await markRead(db, operatorId, { ...body, now: clock.now() });
      return { done: true } as const;
    });
  };
  const prune = {
    name: 'prune-inbox',
    everyMs: PRUNE_EVERY_MS,
    timeoutMs: PRUNE_TIMEOUT_MS,
    run: () => deleteItemsBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
  };
  return {
    module: { name: 'inbox', office, jobs: [prune] },
    tell: async (tx, operatorIds, { kind, subject: [subjectKind, subjectId], by }) =>
      insertItems(tx, operatorIds, { at: clock.now(), kind, subjectKind, subjectId, by }),
  };
}
