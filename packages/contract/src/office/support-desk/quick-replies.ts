import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, LanguageSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { NameSchema, ReasonSchema } from '../operators/index.ts';
import { AnswerTextSchema } from './acts.ts';

const tag = 'support';

/** So many in all languages together: more than anybody looks through. */
export const QUICK_REPLIES_MAX = 200;

const IdSchema = Type.String({ pattern: '^[1-9][0-9]{0,17}$' });

export const QuickReplySchema = Closed({
  id: IdSchema,
  language: LanguageSchema,
  title: Type.String(),
  text: Type.String(),
});
export type QuickReply = Static<typeof QuickReplySchema>;

export const listQuickReplies = operation({
  method: 'GET',
  path: '/office/api/quick-replies',
  access: { operator: 'read.support' },
  tag,
  summary: 'Texts that support answers again and again',
  response: Closed({ replies: Type.Array(QuickReplySchema) }),
});

export const saveQuickReply = operation({
  method: 'POST',
  path: '/office/api/quick-replies',
  access: { operator: 'answer.support' },
  tag,
  summary: 'Keep a text to answer with; the same language and title again replaces it',
  body: Closed({ language: LanguageSchema, title: NameSchema, text: AnswerTextSchema, reason: ReasonSchema }),
  refuses: ['conflict', 'invalid_request'],
  response: Closed({ id: IdSchema }),
});

export const deleteQuickReply = operation({
  method: 'DELETE',
  path: '/office/api/quick-replies/:id',
  access: { operator: 'answer.support' },
  tag,
  summary: 'Forget a text that was answered with',
  params: Closed({ id: IdSchema }),
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found'],
  response: DoneSchema,
});
