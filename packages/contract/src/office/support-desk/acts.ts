import { SUPPORT_MESSAGE_MAX } from '@croupier/domain/site/support';
import Type from 'typebox';
import { Closed, DoneSchema, EmailSchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { PRINTED } from '../../site/support/index.ts';
import { ReasonSchema } from '../operators/index.ts';
import { LetterNumberSchema } from './queue.ts';

const acts = {
  method: 'POST',
  access: { operator: 'answer.support' },
  tag: 'support',
  params: Closed({ number: LetterNumberSchema }),
} as const;

export const AnswerTextSchema = Type.String({
  minLength: 2,
  maxLength: SUPPORT_MESSAGE_MAX,
  pattern: PRINTED,
});
export const NOTE_MAX = 2_000;

export const takeSupportLetter = operation({
  ...acts,
  path: '/office/api/support/:number/take',
  summary: 'Take a letter in hand for 30 minutes, or for 30 more; two who try at once, and one has it',
  refuses: ['not_found', 'conflict', 'item_taken'],
  response: Closed({ takenUntil: InstantSchema }),
});

export const putBackSupportLetter = operation({
  ...acts,
  path: '/office/api/support/:number/put-back',
  summary: 'Put a letter back into the queue that one has in hand',
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});

export const answerSupportLetter = operation({
  ...acts,
  path: '/office/api/support/:number/answer',
  summary: 'Answer a letter that one has in hand: by e-mail, and on the writer’s page where a player wrote',
  body: Closed({ text: AnswerTextSchema }),
  refuses: ['not_found', 'conflict', 'item_taken', 'invalid_request'],
  response: DoneSchema,
});

export const closeSupportLetter = operation({
  ...acts,
  path: '/office/api/support/:number/close',
  summary: 'Close a letter without an answer, unless somebody else has it in hand',
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found', 'conflict', 'item_taken'],
  response: DoneSchema,
});

export const reopenSupportLetter = operation({
  ...acts,
  path: '/office/api/support/:number/reopen',
  summary: 'Put a letter that was dealt with back into the queue',
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});

export const noteSupportLetter = operation({
  ...acts,
  path: '/office/api/support/:number/note',
  summary: 'Write a note for people of the house; the writer of the letter never sees it',
  body: Closed({ text: Type.String({ minLength: 2, maxLength: NOTE_MAX, pattern: PRINTED }) }),
  refuses: ['not_found', 'invalid_request'],
  response: DoneSchema,
});

export const unmaskSupportWriter = operation({
  ...acts,
  access: { operator: 'unmask.players' },
  path: '/office/api/support/:number/unmask',
  summary: 'See the address that an answer to a letter goes to',
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found'],
  response: Closed({ email: EmailSchema }),
});
