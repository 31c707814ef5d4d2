import Type, { type Static } from 'typebox';
import { Closed, InstantSchema, PlayerIdSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { schemaFaults, type Schema } from '../../kit/schema-faults.ts';
import { AudienceSchema, CodeSchema } from '../../rewards/programmes/index.ts';
import { ReasonSchema } from '../operators/index.ts';
import { orNull } from './schemas.ts';

const tag = 'segments';
const { regions, brands, verified, registered, deposits } = AudienceSchema.properties;

/** Filter of a segment: a player is in it where all of it holds. */
export const SegmentFilterSchema = Closed({
  regions: Type.Optional(regions),
  brands,
  verified,
  registered,
  deposits,
});

/** Lines of what is wrong with a filter, where it stands in a form. */
export const segmentFilterLines = (filter: unknown): string[] =>
  schemaFaults('filter', SegmentFilterSchema as unknown as Schema, filter);

/** So many players may a file name. */
export const SEGMENT_FILE_MAX = 100_000;

const changes = { method: 'POST', access: { operator: 'change.segments' }, tag } as const;
const MadeSchema = Closed({ players: Type.Integer() });

export const listSegments = operation({
  method: 'GET',
  path: '/office/api/segments',
  access: { operator: 'read.segments' },
  tag,
  summary: 'Sets of players as they were made, by their codes',
  response: Closed({
    segments: Type.Array(
      Closed({
        code: CodeSchema,
        players: Type.Integer(),
        /** Null for one from a file. */
        filter: orNull(SegmentFilterSchema),
        madeAt: InstantSchema,
        madeBy: Type.String(),
      }),
    ),
  }),
});

/** A set of players as it was made. */
export type Segment = Static<(typeof listSegments)['response']>['segments'][number];

export const makeSegment = operation({
  ...changes,
  path: '/office/api/segments',
  summary: 'Make a set of all players whom a filter takes in now; one of that code is made anew',
  body: Closed({ code: CodeSchema, filter: SegmentFilterSchema, reason: ReasonSchema }),
  response: MadeSchema,
});

export const fileSegment = operation({
  ...changes,
  path: '/office/api/segments/:code/file',
  summary:
    'Make a set of the players that a file names; one of that code is made anew. Who is no player is left out',
  params: Closed({ code: CodeSchema }),
  bodyMaxBytes: 4 * 1024 * 1024,
  body: Closed({
    players: Type.Array(PlayerIdSchema, { minItems: 1, maxItems: SEGMENT_FILE_MAX }),
    reason: ReasonSchema,
  }),
  response: MadeSchema,
});
