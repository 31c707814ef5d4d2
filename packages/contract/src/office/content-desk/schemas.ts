import Type, { type Static, type TSchema } from 'typebox';
import { Closed, InstantSchema } from '../../kit/common-schemas.ts';
import { ContentKeySchema } from '../../site/content/index.ts';
import { CONTENT_KIND_NAMES, CONTENT_SCOPES } from '../../site/content/kinds/index.ts';

export const orNull = <const S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** Names a document: a banner's `hero-table` for everybody. */
export const DocumentNameSchema = Closed({
  kind: Type.Enum([...CONTENT_KIND_NAMES]),
  key: ContentKeySchema,
  scope: Type.Enum([...CONTENT_SCOPES]),
});
export type DocumentName = Static<typeof DocumentNameSchema>;

/** A version in an address. */
export const VersionParamSchema = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });

/**
 * What a document is now: shown; to come; taken back or over; or only written so far. `newer`: beside that, what was written last
 * is not published.
 */
export const DOCUMENT_STATES = ['inForce', 'scheduled', 'ended', 'draft'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export const DocumentRowSchema = Closed({
  ...DocumentNameSchema.properties,
  /** What it is called, in Ukrainian or the first language that has a word for it; its key where none has. */
  title: Type.String(),
  state: Type.Enum([...DOCUMENT_STATES]),
  /** The version that is shown, and when it ends by itself. */
  version: orNull(Type.Integer()),
  until: orNull(InstantSchema),
  /** The next version that is to come. */
  nextFrom: orNull(InstantSchema),
  /** The newest version, and whether it is a draft. */
  latestVersion: Type.Integer(),
  draft: Type.Boolean(),
  /** Languages in which the newest version has nothing. */
  missing: Type.Array(Type.String()),
  /** Whether it says what the installation ships, until somebody edits it. */
  followsShipped: Type.Boolean(),
  changedBy: Type.String(),
  changedAt: InstantSchema,
});
export type DocumentRow = Static<typeof DocumentRowSchema>;

/** What a version is: written; to come; shown; past, as another one came after it or its time is over; taken back. */
export const VERSION_STATES = ['draft', 'scheduled', 'inForce', 'past', 'withdrawn'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

export const VersionRowSchema = Closed({
  version: Type.Integer(),
  state: Type.Enum([...VERSION_STATES]),
  /** Made of the installation's files. */
  isShipped: Type.Boolean(),
  savedBy: Type.String(),
  savedAt: InstantSchema,
  publishedBy: orNull(Type.String()),
  from: orNull(InstantSchema),
  until: orNull(InstantSchema),
  withdrawnBy: orNull(Type.String()),
  withdrawnAt: orNull(InstantSchema),
});
export type VersionRow = Static<typeof VersionRowSchema>;
