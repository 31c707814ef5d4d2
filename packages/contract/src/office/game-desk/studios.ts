import Type, { type Static } from 'typebox';
import { Closed, GameIdSchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { ReasonSchema } from '../operators/schemas.ts';
import { GAME_STATES } from './schemas.ts';

const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** At most two keys of a studio are live: the one that is used, and the one that comes after it. */
export const KEY_STATES = ['current', 'next', 'retiring', 'retired'] as const;

export const StudioKeySchema = Closed({
  /** The beginning of its SHA-256: what it is called, and nothing that signs. */
  fingerprint: Type.String(),
  state: Type.Enum([...KEY_STATES]),
  /** Null: it stands in the settings of the installation. */
  createdAt: orNull(InstantSchema),
  createdBy: orNull(Type.String()),
  retiresAt: orNull(InstantSchema),
  retiredBy: orNull(Type.String()),
  lastUsedAt: orNull(InstantSchema),
});
export type StudioKeyView = Static<typeof StudioKeySchema>;

/** How many hours of calls are shown. */
export const CALL_HOURS = 24;

/** The calls of a studio in one hour. */
export const CallHourSchema = Closed({
  hour: InstantSchema,
  calls: Type.Integer(),
  /** What was against calls, by the verdict; `unsigned` was by nobody we know, and `failed` was our own fault. */
  refusals: Type.Array(Closed({ status: Type.String(), calls: Type.Integer() })),
  /** Of what a studio can be right about, the part that was refused or failed. */
  errorPercent: Type.Number(),
  /** 95 of 100 took at most so long; null: longer than any bound. */
  p95Ms: orNull(Type.Integer()),
  /** More of it went wrong than the rule of this studio allows. */
  alarm: Type.Boolean(),
});
export type CallHour = Static<typeof CallHourSchema>;

export const StudioSchema = Closed({
  code: Type.String(),
  name: Type.String(),
  /** Where its games are served from; null: this installation knows no address of it, so that nobody is offered its games. */
  origin: orNull(Type.String()),
  /** The newest first. */
  keys: Type.Array(StudioKeySchema),
  /** The newest first; an hour without a call is not there. */
  hours: Type.Array(CallHourSchema),
  /** From which part of an hour's calls on there is an alarm, and how many calls say anything. */
  rule: Closed({ errorPercent: Type.Integer(), callsLeast: Type.Integer() }),
  /** Its last signed request; null: none that is remembered. */
  lastRequestAt: orNull(InstantSchema),
  /** Games that players have open now. */
  sessions: Type.Integer(),
  openRounds: Type.Integer(),
  /** The open round that nobody has touched for longest. */
  oldestOpenAt: orNull(InstantSchema),
  /** Wins that wait for a person. */
  heldWins: Type.Integer(),
  games: Type.Array(
    Closed({
      code: GameIdSchema,
      name: Type.String(),
      state: Type.Enum([...GAME_STATES]),
      maximumWinStakes: orNull(Type.Integer()),
      openRounds: Type.Integer(),
      roundsLately: Type.Integer(),
    }),
  ),
});
export type Studio = Static<typeof StudioSchema>;

export const listStudios = operation({
  method: 'GET',
  path: '/office/api/studios',
  access: { operator: 'read.games' },
  tag: 'studios',
  summary: 'Other studios with their games, and how they do',
  response: Closed({ studios: Type.Array(StudioSchema) }),
});

const CodeSchema = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });
const change = { method: 'POST', access: { operator: 'change.studios' }, tag: 'studios' } as const;

export const createStudioKey = operation({
  ...change,
  path: '/office/api/studios/:code/keys',
  summary:
    'One more key of a studio, live at once beside the one that is used. It is told in this answer only',
  params: Closed({ code: CodeSchema }),
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found', 'conflict'],
  response: Closed({ fingerprint: Type.String(), secret: Type.String() }),
});

/** A studio may be given so long to change. */
export const RETIRE_HOURS_MOST = 720;

export const retireStudioKey = operation({
  ...change,
  path: '/office/api/studios/:code/keys/:fingerprint/retire',
  summary: 'Calls signed with a key are refused from a moment on. One key without an end is always left',
  params: Closed({ code: CodeSchema, fingerprint: Type.String({ pattern: '^[0-9a-f]{16}$' }) }),
  body: Closed({
    /** 0: at once. */
    afterHours: Type.Integer({ minimum: 0, maximum: RETIRE_HOURS_MOST }),
    reason: ReasonSchema,
  }),
  refuses: ['not_found', 'conflict'],
  response: Closed({ retiresAt: InstantSchema }),
});
