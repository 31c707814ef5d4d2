import { SUPPORT_STATES } from '@croupier/domain/site/support';
import Type, { type Static } from 'typebox';
import { Closed, InstantSchema, LanguageSchema, PlayerIdSchema } from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { SupportTopicSchema } from '../../site/support/index.ts';

const tag = 'support';
const access = { operator: 'read.support' } as const;

/** The number of a letter, as its writer was told it. */
export const LetterNumberSchema = Type.String({ pattern: '^[1-9][0-9]{0,17}$' });

/** What a letter is narrowed to: one state, or `waiting` for NEW and OPEN. */
export const LETTER_WANTED = ['waiting', ...SUPPORT_STATES] as const;
/** Letters at least so old. */
export const LETTER_AGES = ['hour', 'day', 'week'] as const;
/** Waiting and in nobody's hands; taken last by who asks. */
export const LETTER_HANDS = ['free', 'mine'] as const;

export const QueuedLetterSchema = Closed({
  number: LetterNumberSchema,
  topic: SupportTopicSchema,
  state: Type.Enum([...SUPPORT_STATES]),
  language: LanguageSchema,
  /** Null: a visitor wrote. */
  playerId: Type.Union([PlayerIdSchema, Type.Null()]),
  /** The writer's address, masked. */
  writer: Type.String(),
  reference: Type.Union([Type.String(), Type.Null()]),
  createdAt: InstantSchema,
  /** Who has it in hand now, and until when. */
  takenBy: Type.Union([Type.String(), Type.Null()]),
  takenUntil: Type.Union([InstantSchema, Type.Null()]),
});
export type QueuedLetter = Static<typeof QueuedLetterSchema>;

export const listSupportLetters = listOperation({
  path: '/office/api/support',
  access,
  tag,
  summary: 'What players and visitors wrote to support; the oldest first is the queue',
  row: QueuedLetterSchema,
  filters: {
    state: Type.Enum([...LETTER_WANTED]),
    topic: SupportTopicSchema,
    language: LanguageSchema,
    hands: Type.Enum([...LETTER_HANDS]),
    age: Type.Enum([...LETTER_AGES]),
    /** The letter's number, or how its reference begins. */
    text: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
    playerId: PlayerIdSchema,
  },
  sorts: ['createdAt', '-createdAt'],
});

export const supportQueue = operation({
  method: 'GET',
  path: '/office/api/support-queue',
  access,
  tag,
  summary: 'How many letters wait, how many of them are in nobody’s hands, and since when the oldest waits',
  response: Closed({
    waiting: Type.Integer(),
    free: Type.Integer(),
    mine: Type.Integer(),
    oldest: Type.Union([Closed({ number: LetterNumberSchema, createdAt: InstantSchema }), Type.Null()]),
  }),
});

/** What somebody of the house wrote: an answer, or a note. */
const WrittenSchema = Closed({ operator: Type.String(), text: Type.String(), createdAt: InstantSchema });

export const SupportLetterSchema = Closed({
  ...QueuedLetterSchema.properties,
  message: Type.String(),
  /** Whether who asks took it last and nobody else has since: they may answer. */
  isMine: Type.Boolean(),
  /** Whether who asks may take it now. */
  isFree: Type.Boolean(),
  answers: Type.Array(WrittenSchema),
  notes: Type.Array(WrittenSchema),
  /** What people of the house did with it, the newest first; that somebody read it is left out. */
  story: Type.Array(
    Closed({
      act: Type.String(),
      operator: Type.String(),
      at: InstantSchema,
      reason: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  /** What else the same player wrote, the newest first; none of a visitor's is known. */
  others: Type.Array(
    Closed({
      number: LetterNumberSchema,
      topic: SupportTopicSchema,
      state: Type.Enum([...SUPPORT_STATES]),
      createdAt: InstantSchema,
    }),
  ),
});
export type SupportLetter = Static<typeof SupportLetterSchema>;

export const readSupportLetter = operation({
  method: 'GET',
  path: '/office/api/support/:number',
  access,
  tag,
  summary: 'One letter with all that belongs to it; that it was read goes to the log',
  params: Closed({ number: LetterNumberSchema }),
  refuses: ['not_found'],
  response: SupportLetterSchema,
});
