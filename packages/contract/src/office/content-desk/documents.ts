import { LANGUAGES } from '@croupier/domain/site/regions';
import Type, { type Static } from 'typebox';
import { Closed, InstantSchema } from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { EditedBodySchema } from '../../site/content/kinds/index.ts';
import {
  DOCUMENT_STATES,
  DocumentNameSchema,
  DocumentRowSchema,
  VersionParamSchema,
  VersionRowSchema,
} from './schemas.ts';

const read = { access: { operator: 'read.content' }, tag: 'content' } as const;
const { kind, scope } = DocumentNameSchema.properties;

export const listContent = listOperation({
  ...read,
  path: '/office/api/content',
  summary:
    'What the site says: a line a document, what is shown of it now, what is to come, and who changed it last',
  row: DocumentRowSchema,
  filters: {
    /** Part of a key, or of what any language says in the newest version. */
    text: Type.String({ minLength: 1, maxLength: 80 }),
    kind,
    scope,
    /** `newer`: what was written last is not published. */
    state: Type.Enum([...DOCUMENT_STATES, 'newer']),
    /** The language has nothing in the newest version. */
    missing: Type.Enum([...LANGUAGES]),
    origin: Type.Enum(['shipped', 'edited']),
  },
  sorts: ['-changedAt', 'changedAt', 'name', '-name'],
});

/** So many versions of a document are told, the newest first. */
export const VERSIONS_MAX = 200;

export const ContentDocumentSchema = Closed({
  ...DocumentRowSchema.properties,
  /** Whether the installation has files of it, which it may follow again. */
  isShipped: Type.Boolean(),
  versions: Type.Array(VersionRowSchema),
  /** What the newest version says. */
  body: EditedBodySchema,
});
export type ContentDocument = Static<typeof ContentDocumentSchema>;

export const readContent = operation({
  ...read,
  method: 'GET',
  path: '/office/api/content/:kind/:key/:scope',
  summary: 'One document: its versions, and what the newest one says',
  params: DocumentNameSchema,
  refuses: ['not_found'],
  response: ContentDocumentSchema,
});

export const readContentVersion = operation({
  ...read,
  method: 'GET',
  path: '/office/api/content/:kind/:key/:scope/versions/:version',
  summary: 'What one version says; no version ever says anything else',
  params: Closed({ ...DocumentNameSchema.properties, version: VersionParamSchema }),
  refuses: ['not_found'],
  response: Closed({ version: VersionRowSchema, body: EditedBodySchema }),
});

export const SCHEDULE_DAYS = ['7', '31', '92'] as const;

export const contentSchedule = operation({
  ...read,
  method: 'GET',
  path: '/office/api/content-schedule',
  summary: 'What begins and what ends in the next days, the soonest first',
  query: Closed({ days: Type.Enum([...SCHEDULE_DAYS]) }),
  response: Closed({
    events: Type.Array(
      Closed({
        ...DocumentNameSchema.properties,
        title: Type.String(),
        version: Type.Integer(),
        what: Type.Enum(['begins', 'ends']),
        at: InstantSchema,
      }),
    ),
  }),
});
