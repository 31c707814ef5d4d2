import { CATEGORIES, NOTICE_KINDS, type NoticeKind } from '@croupier/domain/people/notices';
import { BRANDS } from '@croupier/domain/site/brands';
import Type, { type Static } from 'typebox';
import { Closed, InstantSchema, LanguageSchema, RegionIdSchema } from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { NoticeTextSchema } from '../../site/content/kinds/index.ts';

/** The ways out of the house. */
export const OUTBOX_WAYS = ['email', 'sms', 'push', 'telegram'] as const;
export type OutboxWay = (typeof OUTBOX_WAYS)[number];
/** `withdrawn`: an offer that its reader did not want any more, or must not have, before it went. */
export const MESSAGE_STATES = ['waiting', 'sent', 'failed', 'withdrawn'] as const;

export const MessageSchema = Closed({
  id: Type.String(),
  /** An address, a number, a chat or the player whose devices it goes to; masked, but where what it says is told, too. */
  recipient: Type.String(),
  /** Of a letter or a push. */
  subject: Type.Union([Type.String(), Type.Null()]),
  state: Type.Enum([...MESSAGE_STATES]),
  createdAt: InstantSchema,
  sentAt: Type.Union([InstantSchema, Type.Null()]),
  attempts: Type.Integer(),
});
export type Message = Static<typeof MessageSchema>;

const listOf = <const W extends OutboxWay>(way: W) =>
  listOperation({
    path: `/office/api/outbox/${way}`,
    access: { operator: 'read.letters' },
    tag: 'outbox',
    summary: `What the house wrote by ${way}, and whether it went out`,
    row: MessageSchema,
    filters: { state: Type.Enum([...MESSAGE_STATES]) },
    sorts: ['-createdAt', 'createdAt'],
  });

/** A list each way. */
export const outboxLists = {
  email: listOf('email'),
  sms: listOf('sms'),
  push: listOf('push'),
  telegram: listOf('telegram'),
} as const;

export const readMessage = operation({
  method: 'GET',
  path: '/office/api/outbox/:way/:id',
  access: { operator: 'read.letters' },
  tag: 'outbox',
  summary: 'One message; what it says only in a house that is no real one, and as long as it is kept',
  params: Closed({ way: Type.Enum([...OUTBOX_WAYS]), id: Type.String({ pattern: '^[0-9a-f-]{1,73}$' }) }),
  response: Closed({
    ...MessageSchema.properties,
    body: Type.Union([Type.String(), Type.Null()]),
    /** Of a letter, as it is designed. */
    html: Type.Union([Type.String(), Type.Null()]),
    /** Where its button leads. */
    link: Type.Union([Type.String(), Type.Null()]),
  }),
  refuses: ['not_found'],
});

export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as [NoticeKind, ...NoticeKind[]];

export const previewNotice = operation({
  method: 'POST',
  path: '/office/api/notices/preview',
  access: { operator: 'read.content' },
  tag: 'outbox',
  summary: 'A notice as players would get it with these words, filled with examples',
  body: Closed({
    kind: Type.Enum([...NOTICE_KIND_NAMES]),
    /** Its words in that language. */
    text: NoticeTextSchema,
    language: LanguageSchema,
    brand: Type.Enum([...BRANDS]),
    region: RegionIdSchema,
  }),
  response: Closed({
    subject: Type.String(),
    title: Type.String(),
    text: Type.String(),
    short: Type.String(),
    html: Type.String(),
    letter: Type.String(),
    category: Type.Enum([...CATEGORIES]),
  }),
  /** They name what it is not filled with, or lack what it is there for. */
  refuses: ['draft_not_whole'],
});
