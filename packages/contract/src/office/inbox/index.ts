import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

const own = { access: { operator: 'use.office' }, tag: 'inbox' } as const;

/** The most that is shown, the newest. */
export const INBOX_MAX = 50;

/** Something that an operator is told of, and what about: `mention` and a player, for one. */
export const InboxItemSchema = Closed({
  id: Type.String(),
  at: InstantSchema,
  kind: Type.String(),
  subjectKind: Type.String(),
  subjectId: Type.String(),
  /** Who told it. */
  by: Type.String(),
  isRead: Type.Boolean(),
});
export type InboxItem = Static<typeof InboxItemSchema>;

export const readInbox = operation({
  ...own,
  method: 'GET',
  path: '/office/api/inbox',
  summary: 'What I am told of, the newest first',
  response: Closed({ unread: Type.Integer(), items: Type.Array(InboxItemSchema) }),
});

export const markInboxRead = operation({
  ...own,
  method: 'POST',
  path: '/office/api/inbox/read',
  summary: 'I have seen these; up to the newest that I was shown, what came since stays unread',
  /** One item, or all up to one. */
  body: Closed({
    id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }),
    andOlder: Type.Boolean(),
  }),
  response: DoneSchema,
});
