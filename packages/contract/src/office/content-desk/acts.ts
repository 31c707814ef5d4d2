import Type from 'typebox';
import { Closed, DoneSchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { EditedBodySchema } from '../../site/content/kinds/index.ts';
import { ReasonSchema } from '../operators/schemas.ts';
import { DocumentNameSchema, orNull } from './schemas.ts';

const publishes = {
  method: 'POST',
  access: { operator: 'publish.content' },
  tag: 'content',
  params: DocumentNameSchema,
} as const;

/** Four languages of a long page are a fifth of it. */
export const CONTENT_MAX_BYTES = 256 * 1024;
const VersionSchema = Type.Integer({ minimum: 1, maximum: 1_000_000 });

export const saveContentDraft = operation({
  method: 'POST',
  path: '/office/api/content/:kind/:key/:scope/drafts',
  access: { operator: 'change.content' },
  tag: 'content',
  summary:
    'Keep what was written as the next version: half of it may be missing. Refused where somebody saved one since the version it was made from',
  params: DocumentNameSchema,
  bodyMaxBytes: CONTENT_MAX_BYTES,
  body: Closed({
    ...EditedBodySchema.properties,
    /** The version it was made from; 0: a new document. */
    basedOn: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    reason: ReasonSchema,
  }),
  refuses: ['conflict', 'invalid_request'],
  response: Closed({ version: VersionSchema }),
});

export const publishContent = operation({
  ...publishes,
  path: '/office/api/content/:kind/:key/:scope/publish',
  summary: 'Put a draft in force, at once or for a time; only one that is whole in every language',
  body: Closed({
    version: VersionSchema,
    /** Null: at once. */
    from: orNull(InstantSchema),
    /** Null: without end; then what was in force before is in force again. */
    until: orNull(InstantSchema),
    reason: ReasonSchema,
  }),
  refuses: ['not_found', 'invalid_request', 'conflict'],
  response: Closed({ from: InstantSchema, until: orNull(InstantSchema) }),
});

export const withdrawContent = operation({
  ...publishes,
  path: '/office/api/content/:kind/:key/:scope/withdraw',
  summary: 'Take back what is shown of a document and what is to come, or one version of these',
  body: Closed({ version: orNull(VersionSchema), reason: ReasonSchema }),
  refuses: ['conflict'],
  response: DoneSchema,
});

export const followShippedContent = operation({
  ...publishes,
  path: '/office/api/content/:kind/:key/:scope/follow',
  summary: 'Let a document say again what the installation ships, now and after each update',
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});
