import {
  SUPPORT_MESSAGE_MAX,
  SUPPORT_MESSAGE_MIN,
  SUPPORT_STATES,
  SUPPORT_TOPICS,
} from '@croupier/domain/site/support';
import Type, { type Static } from 'typebox';
import {
  Closed,
  EmailSchema,
  IdempotencyKeySchema,
  InstantSchema,
  LanguageSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/** The number of a round, a payment or an error, as the site shows them. */
export const SUPPORT_REFERENCE = '^[A-Za-z0-9-]{6,64}$';

export const SupportTopicSchema = Type.Enum([...SUPPORT_TOPICS]);
/** Lines and tabs, but nothing else that does not print. */
export const PRINTED = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$';
const MessageSchema = Type.String({
  minLength: SUPPORT_MESSAGE_MIN,
  maxLength: SUPPORT_MESSAGE_MAX,
  pattern: PRINTED,
});
/** What the writer names when they ask again. */
export const SupportNumberSchema = Type.String({ pattern: '^[1-9][0-9]{0,18}$' });

export const SupportRequestSchema = Closed({
  number: SupportNumberSchema,
  topic: SupportTopicSchema,
  state: Type.Enum([...SUPPORT_STATES]),
  message: Type.String(),
  reference: Type.Union([Type.String(), Type.Null()]),
  createdAt: InstantSchema,
  /** What the house answered, by e-mail as well; the oldest first. */
  answers: Type.Array(Closed({ text: Type.String(), createdAt: InstantSchema })),
});
export type SupportRequest = Static<typeof SupportRequestSchema>;

export const askSupport = operation({
  method: 'POST',
  path: '/api/support/requests',
  access: 'public',
  always: true,
  tag: 'support',
  summary: 'Write to support; the answer has the number of the request',
  body: Closed({
    key: IdempotencyKeySchema,
    topic: SupportTopicSchema,
    /** Where the answer goes. */
    email: EmailSchema,
    message: MessageSchema,
    reference: Type.Optional(Type.String({ pattern: SUPPORT_REFERENCE })),
    language: LanguageSchema,
  }),
  refuses: ['invalid_request', 'key_reused', 'too_many_requests'],
  response: Closed({ number: SupportNumberSchema }),
});

export const supportRequests = operation({
  method: 'GET',
  path: '/api/support/requests',
  access: 'player',
  tag: 'support',
  summary: 'What I wrote to support, newest first: the last twenty',
  response: Closed({ requests: Type.Array(SupportRequestSchema) }),
});
