import {
  DOCUMENT_KIND_NAMES,
  DOCUMENT_STATES,
  PAGE_BYTES_MAX,
  REJECT_REASONS,
  UNLOCKS,
} from '@croupier/domain/people/documents';
import { VERIFY_STATUSES } from '@croupier/domain/people/players';
import Type, { type Static } from 'typebox';
import {
  Closed,
  DaySchema,
  DoneSchema,
  IdempotencyKeySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

const tag = 'documents';
const KindSchema = Type.Enum([...DOCUMENT_KIND_NAMES]);
/** As the path has it, from 1. */
const PlaceSchema = Type.String({ pattern: '^[1-8]$' });

export const DocumentSchema = Closed({
  id: IdempotencyKeySchema,
  kind: KindSchema,
  state: Type.Enum([...DOCUMENT_STATES]),
  /** Which pages there are, in their order. */
  pages: Type.Array(Type.Integer()),
  createdAt: InstantSchema,
  submittedAt: Type.Union([InstantSchema, Type.Null()]),
  /** Why it does not do, where it does not. */
  reason: Type.Union([Type.Enum([...REJECT_REASONS]), Type.Null()]),
  /** The last day on which it holds. */
  expiresOn: Type.Union([DaySchema, Type.Null()]),
});
export type Document = Static<typeof DocumentSchema>;

export const listDocuments = operation({
  method: 'GET',
  path: '/api/users/documents',
  access: 'player',
  tag,
  summary: 'What I have shown of myself, the newest first, and how far that has taken me',
  response: Closed({
    documents: Type.Array(DocumentSchema),
    /** Whether I may bring any: once my e-mail or phone is answered. */
    canDocUpload: Type.Boolean(),
    verifyStatus: Type.Enum([...VERIFY_STATUSES]),
    level: Type.Integer(),
    /** All levels there are, from 0: what each opens whole, and of which documents one takes me there. */
    levels: Type.Array(
      Closed({
        level: Type.Integer(),
        unlocks: Type.Array(Type.Enum([...UNLOCKS])),
        needs: Type.Array(KindSchema),
      }),
    ),
  }),
});
export const bringPage = operation({
  method: 'POST',
  path: '/api/users/documents/:id/pages/:place',
  access: 'player',
  tag,
  summary:
    'Bring a page of a document: a picture, drawn anew without what else is in the file. The first page begins the document; the same place again is another picture of it',
  params: Closed({ id: IdempotencyKeySchema, place: PlaceSchema }),
  query: Closed({ kind: KindSchema }),
  encoding: 'bytes',
  bodyMaxBytes: PAGE_BYTES_MAX,
  body: Type.Unsafe<Uint8Array>({}),
  /** `conflict`: it was sent in, is of another kind, has no such page, or too many wait. */
  refuses: ['picture_unreadable', 'too_many_requests', 'conflict', 'unavailable'],
  rules: ['email_unanswered'],
  response: DocumentSchema,
});
export const sendDocument = operation({
  method: 'POST',
  path: '/api/users/documents',
  access: 'player',
  tag,
  summary: 'Send a document in: somebody of the house looks at it. Again, it does nothing',
  body: Closed({ id: IdempotencyKeySchema }),
  /** `conflict`: pages are missing; `form_not_whole`: the profile has no name or no birth date to hold it against. */
  refuses: ['not_found', 'conflict', 'form_not_whole'],
  response: DocumentSchema,
});
export const removeDocument = operation({
  method: 'DELETE',
  path: '/api/users/documents/:id',
  access: 'player',
  tag,
  summary: 'Take back a document that nobody has decided yet; its pages are gone',
  params: Closed({ id: IdempotencyKeySchema }),
  /** `conflict`: it is decided. */
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});
export const documentPage = operation({
  method: 'GET',
  path: '/api/users/documents/:id/pages/:place',
  access: 'player',
  tag,
  summary: 'A page of a document of mine',
  params: Closed({ id: IdempotencyKeySchema, place: PlaceSchema }),
  refuses: ['not_found'],
  response: Type.Unsafe<unknown>({}),
});
