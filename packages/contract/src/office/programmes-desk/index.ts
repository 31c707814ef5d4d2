import { OFFER_OVERS, PROGRAMME_STATES } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import {
  Closed,
  DoneSchema,
  IdempotencyKeySchema,
  InstantSchema,
  PlayerIdSchema,
  RegionIdSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../../rewards/programmes/amounts.ts';
import { OfferRuleSchema } from '../../rewards/programmes/offer-rule.ts';
import { PerformedSchema } from '../approvals/index.ts';
import { ReasonSchema } from '../operators/index.ts';
import {
  CostSchema,
  orNull,
  ProgrammeBodySchema,
  ProgrammeDaySchema,
  ProgrammeNameSchema,
  ProgrammeRowSchema,
  ProgrammeRunSchema,
  ProgrammeUseSchema,
  ProgrammeVersionSchema,
  VersionSchema,
} from './schemas.ts';

export * from './draws.ts';
export * from './giving-caps.ts';
export * from './schemas.ts';
export * from './segments.ts';

const tag = 'programmes';
const reads = { access: { operator: 'read.programmes' }, tag } as const;
const changes = { method: 'POST', access: { operator: 'change.programmes' }, tag } as const;
const publishes = { method: 'POST', access: { operator: 'publish.programmes' }, tag } as const;
const params = ProgrammeNameSchema;
const Why = Closed({ reason: ReasonSchema });

/** Four languages of long terms are a fifth of it. */
export const PROGRAMME_MAX_BYTES = 256 * 1024;

export const listProgrammes = listOperation({
  ...reads,
  path: '/office/api/programmes',
  summary: 'What is given: a line a programme, how it stands, what it gave and who changed it last',
  row: ProgrammeRowSchema,
  filters: {
    kind: CodeSchema,
    state: Type.Enum([...PROGRAMME_STATES]),
    /** Part of a code, or of what any language says in the newest version. */
    text: Type.String({ minLength: 1, maxLength: 80 }),
    region: RegionIdSchema,
  },
  sorts: ['-changedAt', 'changedAt', 'code', '-code'],
});

/** So many versions, runs and days of a programme are told, the newest first. */
export const PROGRAMME_PARTS_MAX = 100;

export const ProgrammeViewSchema = Closed({
  ...ProgrammeRowSchema.properties,
  /** What the newest version says. */
  body: ProgrammeBodySchema,
  /** Faults that keep it from being published. */
  faults: Type.Array(Type.String()),
  versions: Type.Array(ProgrammeVersionSchema),
  runs: Type.Array(ProgrammeRunSchema),
  uses: Type.Array(ProgrammeUseSchema),
  days: Type.Array(ProgrammeDaySchema),
});
export type ProgrammeView = Static<typeof ProgrammeViewSchema>;

export const readProgramme = operation({
  ...reads,
  method: 'GET',
  path: '/office/api/programmes/:kind/:code',
  summary: 'One programme: what its newest version says, its versions and runs, and what each day gave',
  params,
  refuses: ['not_found'],
  response: ProgrammeViewSchema,
});

export const readProgrammeVersion = operation({
  ...reads,
  method: 'GET',
  path: '/office/api/programmes/:kind/:code/versions/:version',
  summary: 'What one version says; no version ever says anything else',
  params: Closed({
    ...ProgrammeNameSchema.properties,
    version: Type.String({ pattern: '^[1-9][0-9]{0,6}$' }),
  }),
  refuses: ['not_found'],
  response: Closed({ version: ProgrammeVersionSchema, body: ProgrammeBodySchema }),
});

export const saveProgrammeDraft = operation({
  ...changes,
  path: '/office/api/programmes/:kind/:code/drafts',
  summary:
    'Keep what was written as the next version: half of it may be missing. Refused where somebody saved one since the version it was made from',
  params,
  bodyMaxBytes: PROGRAMME_MAX_BYTES,
  body: Closed({
    body: ProgrammeBodySchema,
    /** The version it was made from; 0: a new programme. */
    basedOn: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    reason: ReasonSchema,
  }),
  /** `invalid_request` names what no programme of the kind has; `not_found`: there is no such kind. */
  refuses: ['not_found', 'conflict', 'invalid_request'],
  response: Closed({
    version: VersionSchema,
    /** Faults that keep it from being published. */
    faults: Type.Array(Type.String()),
  }),
});

export const cloneProgramme = operation({
  ...changes,
  path: '/office/api/programmes/:kind/:code/clone',
  summary: 'Begin a new programme with what the newest version of this one says',
  params,
  body: Closed({ code: CodeSchema, reason: ReasonSchema }),
  /** `conflict`: there is one of that code. */
  refuses: ['not_found', 'conflict', 'invalid_request'],
  response: Closed({ version: VersionSchema, faults: Type.Array(Type.String()) }),
});

/** It changes nothing: a body is too long for an address. */
export const reckonProgramme = operation({
  ...reads,
  method: 'POST',
  path: '/office/api/programmes/:kind/:code/cost',
  summary: 'What a programme costs as it is written, or as a version says, by currency',
  params,
  bodyMaxBytes: PROGRAMME_MAX_BYTES,
  body: Type.Union([Closed({ body: ProgrammeBodySchema }), Closed({ version: VersionSchema })]),
  /** `draft_not_whole` names what it lacks. */
  refuses: ['not_found', 'draft_not_whole'],
  response: Closed({
    costs: Type.Array(CostSchema),
    /** Published bonuses that the same deposit of the same player could bring; the first of two is offered alone. */
    overlaps: Type.Array(Closed({ code: CodeSchema, title: Type.String(), comesFirst: Type.Boolean() })),
  }),
});

export const publishProgramme = operation({
  ...publishes,
  path: '/office/api/programmes/:kind/:code/publish',
  summary:
    'Put a draft in force at its time. Above what the role may publish alone, by its budget or its worst case, it waits for a second person',
  params,
  body: Closed({ key: IdempotencyKeySchema, version: VersionSchema, reason: ReasonSchema }),
  /** `draft_not_whole` names what it lacks; `conflict`: it is published already, or its time is over. */
  refuses: ['not_found', 'conflict', 'draft_not_whole', 'key_reused'],
  response: PerformedSchema,
});

export const withdrawProgramme = operation({
  ...publishes,
  path: '/office/api/programmes/:kind/:code/withdraw',
  summary: 'Take a programme back, as if nobody had taken it; always with a second person',
  params,
  body: Closed({ key: IdempotencyKeySchema, reason: ReasonSchema }),
  refuses: ['not_found', 'conflict', 'key_reused'],
  response: PerformedSchema,
});

const acts = { ...publishes, params, body: Why, response: DoneSchema } as const;

export const pauseProgramme = operation({
  ...acts,
  path: '/office/api/programmes/:kind/:code/pause',
  summary: 'Give nothing by a programme for now; what players hold goes on',
  /** `conflict`: it does not run. */
  refuses: ['not_found', 'conflict'],
});
export const resumeProgramme = operation({
  ...acts,
  path: '/office/api/programmes/:kind/:code/resume',
  summary: 'Give by a programme again',
  refuses: ['not_found', 'conflict'],
});
export const endProgramme = operation({
  ...acts,
  path: '/office/api/programmes/:kind/:code/end',
  summary: 'Give no more by a programme; what players hold goes on to its own end',
  refuses: ['not_found', 'conflict'],
});

const house = { ...publishes, body: Why, refuses: ['conflict'], response: DoneSchema } as const;

export const pauseGiving = operation({
  ...house,
  path: '/office/api/giving/pause',
  summary: 'Give nothing in the whole house for now',
});
export const resumeGiving = operation({
  ...house,
  path: '/office/api/giving/resume',
  summary: 'Give again in the whole house',
});

export const readGiving = operation({
  ...reads,
  method: 'GET',
  path: '/office/api/giving',
  summary: 'Whether the house gives, and who stopped it',
  response: Closed({ paused: orNull(Closed({ at: InstantSchema, by: Type.String() })) }),
});

export const listPlayerOffers = operation({
  ...reads,
  method: 'GET',
  path: '/office/api/players/:id/offers',
  summary: 'Which programmes would give to a player now, in their order, and why the others would not',
  params: Closed({ id: PlayerIdSchema }),
  refuses: ['not_found'],
  response: Closed({
    offers: Type.Array(
      Closed({
        ...ProgrammeNameSchema.properties,
        title: Type.String(),
        version: VersionSchema,
        /** The rule that keeps the player from it. */
        rule: orNull(OfferRuleSchema),
        /** Why it is over, for all or for this player. */
        why: orNull(Type.Enum([...OFFER_OVERS])),
        /** How many of their share are left; null: as many as they like. */
        mineLeft: orNull(Type.Integer()),
        /** Of a bonus for deposits: why the player’s next deposit does not bring it, if it is offered at all; null: of no deposit. */
        deposit: orNull(
          Closed({
            against: orNull(Type.Enum(['other-deposit', 'comes-first'])),
            /** The number of the deposit that it is for; null: any. */
            nth: orNull(Type.Integer()),
            /** The bonus that the next deposit brings. */
            first: orNull(CodeSchema),
          }),
        ),
      }),
    ),
  }),
});
