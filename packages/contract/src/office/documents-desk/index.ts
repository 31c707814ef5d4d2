import {
  COUNTRY_PATTERN,
  DOCUMENT_KIND_NAMES,
  REJECT_REASONS,
  TYPED_NUMBER_MAX,
} from '@croupier/domain/people/documents';
import Type, { type Static } from 'typebox';
import {
  Closed,
  DaySchema,
  DoneSchema,
  IdempotencyKeySchema,
  InstantSchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { ClaimSchema, Over, TakenSchema } from '../claims/index.ts';
import { BirthdaySchema, PersonalNameSchema } from '../../people/players/profile-fields.ts';
import { PerformedSchema, ReasonSchema } from '../operators/index.ts';

const KindSchema = Type.Enum([...DOCUMENT_KIND_NAMES]);
/** What has been sent in. */
const StateSchema = Type.Enum(['pending', 'approved', 'rejected', 'expired']);
const RejectReasonSchema = Type.Union([Type.Enum([...REJECT_REASONS]), Type.Null()]);
const tag = 'documents';

export const SentDocumentSchema = Closed({
  id: IdempotencyKeySchema,
  player: PlayerIdSchema,
  nickname: Type.String(),
  kind: KindSchema,
  state: StateSchema,
  submittedAt: InstantSchema,
  by: Type.Union([Type.String(), Type.Null()]),
  at: Type.Union([InstantSchema, Type.Null()]),
  claim: ClaimSchema,
});
export type SentDocument = Static<typeof SentDocumentSchema>;

export const listSentDocuments = listOperation({
  path: '/office/api/documents',
  access: { operator: 'read.documents' },
  tag,
  summary: 'Documents that players have sent in, those that wait longest first',
  row: SentDocumentSchema,
  filters: { kind: KindSchema, state: StateSchema, player: PlayerIdSchema },
  sorts: ['submittedAt', '-submittedAt'],
});

/** A document beside what its player has written in the form, and beside what they sent before. */
export const OpenDocumentSchema = Closed({
  ...SentDocumentSchema.properties,
  pages: Type.Array(Type.Integer()),
  reason: RejectReasonSchema,
  expiresOn: Type.Union([DaySchema, Type.Null()]),
  /** Which country gave it; of an address, in which it lies. */
  country: Type.Union([Type.String(), Type.Null()]),
  /** Whether a second person has to say yes, too. */
  fourEyes: Type.Boolean(),
  person: Closed({
    firstName: Type.Union([Type.String(), Type.Null()]),
    secondName: Type.Union([Type.String(), Type.Null()]),
    lastName: Type.Union([Type.String(), Type.Null()]),
    birthday: Type.Union([Type.String(), Type.Null()]),
    region: Type.String(),
    verifyLevel: Type.Integer(),
    /** In which country they have shown to live. */
    residence: Type.Union([Type.String(), Type.Null()]),
  }),
  /** Its player is gone: it is kept as it is, and nothing of them is put right by it. */
  isKept: Type.Boolean(),
  others: Type.Array(SentDocumentSchema),
});
export type OpenDocument = Static<typeof OpenDocumentSchema>;

export const openDocument = operation({
  method: 'GET',
  path: '/office/api/documents/:id',
  access: { operator: 'read.documents' },
  tag,
  summary: 'A document with what its player says of themselves; that somebody looked goes to the log',
  params: Closed({ id: IdempotencyKeySchema }),
  /** `forbidden`: its player is gone, and it is kept for who decides documents. */
  refuses: ['not_found', 'forbidden'],
  response: OpenDocumentSchema,
});
export const sentPage = operation({
  method: 'GET',
  path: '/office/api/documents/:id/pages/:place',
  access: { operator: 'read.documents' },
  tag,
  summary: 'A page of it, as a picture; that somebody looked goes to the log',
  params: Closed({ id: IdempotencyKeySchema, place: Type.String({ pattern: '^[1-8]$' }) }),
  /** When it was sent in, as its reader saw it: sent in anew it has other pages, at another address. */
  query: Closed({ submittedAt: Type.Optional(InstantSchema) }),
  /** `forbidden`: its player is gone, and it is kept for who decides documents. `conflict`: it was sent in anew. */
  refuses: ['not_found', 'forbidden', 'conflict'],
  response: Type.Unsafe<unknown>({}),
});
/** When it was sent in, as who judges saw it: sent in anew it is another document of the same number. */
const SeenAtSchema = InstantSchema;
export const judgeDocument = operation({
  method: 'POST',
  path: '/office/api/documents/:id/judge',
  access: { operator: 'decide.documents' },
  tag,
  summary:
    'Approve a document, with what stands on it, or say why it does not do; where the region asks for it, a second person says yes, too',
  params: Closed({ id: IdempotencyKeySchema }),
  body: Type.Union([
    Closed({
      key: IdempotencyKeySchema,
      submittedAt: SeenAtSchema,
      state: Type.Literal('approved'),
      expiresOn: Type.Union([DaySchema, Type.Null()]),
      /** Of what proves who somebody is, or where they live. */
      country: Type.Union([Type.String({ pattern: COUNTRY_PATTERN }), Type.Null()]),
      /** Of what proves who somebody is, as it stands on it. */
      number: Type.Union([Type.String({ minLength: 1, maxLength: TYPED_NUMBER_MAX }), Type.Null()]),
      reason: ReasonSchema,
    }),
    Closed({
      key: IdempotencyKeySchema,
      submittedAt: SeenAtSchema,
      state: Type.Literal('rejected'),
      why: Type.Enum([...REJECT_REASONS]),
      reason: ReasonSchema,
    }),
  ]),
  /**
   * `conflict`: it is decided, was taken back or sent in anew since it was looked at; or its last day is over already. `document_known`: another account has shown it, and
   * the two are among the clusters. `invalid_request`: country and number are not what it asks for.
   */
  refuses: ['not_found', 'conflict', 'item_taken', 'key_reused', 'document_known', 'invalid_request'],
  response: PerformedSchema,
});
export const takeDocument = operation({
  method: 'POST',
  path: '/office/api/documents/:id/take',
  access: { operator: 'decide.documents' },
  tag,
  summary: 'Take a document in hand: nobody else decides about it for a while',
  params: Closed({ id: IdempotencyKeySchema }),
  body: Closed({ ...Over }),
  refuses: ['not_found', 'conflict', 'item_taken'],
  response: TakenSchema,
});
export const giveBackDocument = operation({
  method: 'POST',
  path: '/office/api/documents/:id/give-back',
  access: { operator: 'decide.documents' },
  tag,
  summary: 'Put a document back that one has in hand',
  params: Closed({ id: IdempotencyKeySchema }),
  refuses: ['item_taken'],
  response: DoneSchema,
});
const NameSchema = Type.Optional(Type.Union([PersonalNameSchema, Type.Null()]));
export const correctPerson = operation({
  method: 'POST',
  path: '/office/api/documents/:id/correct-person',
  access: { operator: 'correct.persons' },
  tag,
  summary:
    'Put a name or the birth date of its player right, by what stands on the document; the player is told',
  params: Closed({ id: IdempotencyKeySchema }),
  body: Closed({
    firstName: NameSchema,
    secondName: NameSchema,
    lastName: NameSchema,
    birthday: Type.Optional(BirthdaySchema),
    reason: ReasonSchema,
  }),
  /** `conflict`: everything is as it is asked to be, its player is gone, or a decision about a document of theirs waits for a second person. */
  refuses: ['not_found', 'conflict', 'invalid_request'],
  response: DoneSchema,
});
