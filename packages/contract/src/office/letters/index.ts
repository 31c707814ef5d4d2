import Type, { type Static } from 'typebox';
import { Closed, InstantSchema } from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';

export const LETTER_STATES = ['waiting', 'sent', 'failed'] as const;

export const LetterSchema = Closed({
  id: Type.String(),
  /** Masked, but where the body is told, too. */
  recipient: Type.String(),
  subject: Type.String(),
  /** Told only in a house that is no real one and has no mail server: in place of a mailbox. */
  body: Type.Union([Type.String(), Type.Null()]),
  state: Type.Enum([...LETTER_STATES]),
  createdAt: InstantSchema,
  sentAt: Type.Union([InstantSchema, Type.Null()]),
  attempts: Type.Integer(),
});
export type Letter = Static<typeof LetterSchema>;

export const listLetters = listOperation({
  path: '/office/api/letters',
  access: { operator: 'read.letters' },
  tag: 'letters',
  summary: 'What the house wrote, and whether it was handed to the mail server',
  row: LetterSchema,
  filters: { state: Type.Enum([...LETTER_STATES]) },
  sorts: ['-createdAt', 'createdAt'],
});
