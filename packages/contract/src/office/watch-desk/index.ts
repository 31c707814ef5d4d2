import { WATCH_KINDS, WATCH_STATES, WATCH_VERDICTS } from '@croupier/domain/people/watch-lists';
import Type, { type Static } from 'typebox';
import {
  Closed,
  DoneSchema,
  IdempotencyKeySchema,
  InstantSchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { PerformedSchema, ReasonSchema } from '../operators/index.ts';

const tag = 'watch-hits';
const orNone = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const WatchHitSchema = Closed({
  id: IdempotencyKeySchema,
  player: PlayerIdSchema,
  nickname: Type.String(),
  /** Which list, and the first of the names there. */
  list: Type.String(),
  kind: Type.Enum([...WATCH_KINDS]),
  name: Type.String(),
  /** How alike the names are, in hundredths. */
  scorePercent: Type.Integer(),
  foundAt: InstantSchema,
  state: Type.Enum([...WATCH_STATES]),
  by: orNone(Type.String()),
  at: orNone(InstantSchema),
});
export type WatchHit = Static<typeof WatchHitSchema>;

export const listWatchHits = listOperation({
  path: '/office/api/watch-hits',
  access: { operator: 'read.watch-hits' },
  tag,
  summary: 'Players who are called like somebody on a watch list, those that wait longest first',
  row: WatchHitSchema,
  filters: {
    state: Type.Enum([...WATCH_STATES]),
    kind: Type.Enum([...WATCH_KINDS]),
    player: PlayerIdSchema,
  },
  sorts: ['foundAt', '-foundAt'],
});

/** The entry beside the player's form. */
export const OpenWatchHitSchema = Closed({
  ...WatchHitSchema.properties,
  entry: Closed({
    id: Type.String(),
    names: Type.Array(Type.String()),
    born: Type.Array(Type.String()),
    note: orNone(Type.String()),
  }),
  person: Closed({
    firstName: orNone(Type.String()),
    secondName: orNone(Type.String()),
    lastName: orNone(Type.String()),
    birthday: orNone(Type.String()),
    region: Type.String(),
    verifyLevel: Type.Integer(),
  }),
});
export type OpenWatchHit = Static<typeof OpenWatchHitSchema>;

export const openWatchHit = operation({
  method: 'GET',
  path: '/office/api/watch-hits/:id',
  access: { operator: 'read.watch-hits' },
  tag,
  summary: 'One of them beside what its player says of themselves; that somebody looked goes to the log',
  params: Closed({ id: IdempotencyKeySchema }),
  refuses: ['not_found'],
  response: OpenWatchHitSchema,
});

export const judgeWatchHit = operation({
  method: 'POST',
  path: '/office/api/watch-hits/:id/judge',
  access: { operator: 'judge.watch-hits' },
  tag,
  summary:
    'Say that it is this person, which closes the account to them, or somebody else; nobody is asked the same again',
  params: Closed({ id: IdempotencyKeySchema }),
  body: Closed({ verdict: Type.Enum([...WATCH_VERDICTS]), reason: ReasonSchema }),
  /** `conflict`: somebody has answered. */
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});

export const takeBackWatchHit = operation({
  method: 'POST',
  path: '/office/api/watch-hits/:id/take-back',
  access: { operator: 'judge.watch-hits' },
  tag,
  summary:
    'Say of who was taken for somebody on a list that it is somebody else: the account opens, unless something else keeps it closed. It waits for a second person',
  params: Closed({ id: IdempotencyKeySchema }),
  body: Closed({ key: IdempotencyKeySchema, reason: ReasonSchema }),
  /** `conflict`: it is no hit, or not any more. */
  refuses: ['not_found', 'conflict', 'key_reused'],
  response: PerformedSchema,
});
