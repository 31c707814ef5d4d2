import { PROGRAMME_STATES } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  IdempotencyKeySchema,
  InstantSchema,
  RegionIdSchema,
} from '../../kit/common-schemas.ts';
import { CodeSchema } from '../../rewards/programmes/amounts.ts';

export const orNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const VersionSchema = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/** Names a programme: a `store-item` of the code `card-deck`. */
export const ProgrammeNameSchema = Closed({ kind: CodeSchema, code: CodeSchema });
export type ProgrammeName = Static<typeof ProgrammeNameSchema>;

/** Body of a programme; half of a draft may be missing. */
export const ProgrammeBodySchema = Type.Record(Type.String(), Type.Unknown());

/** Money that was given, by currency. */
const SpentSchema = Type.Array(Closed({ currency: CurrencySchema, amountMinor: AmountOutSchema }));

export const ProgrammeRowSchema = Closed({
  ...ProgrammeNameSchema.properties,
  /** Title of the newest version, in the first language that has one. */
  title: Type.String(),
  state: Type.Enum([...PROGRAMME_STATES]),
  /** The version that decides now, or will; null where none is published. */
  version: orNull(VersionSchema),
  latestVersion: VersionSchema,
  /** The newest version is not published. */
  draft: Type.Boolean(),
  regions: Type.Array(RegionIdSchema),
  from: orNull(InstantSchema),
  until: orNull(InstantSchema),
  followsShipped: Type.Boolean(),
  given: Type.Integer(),
  costMinor: SpentSchema,
  changedBy: Type.String(),
  changedAt: InstantSchema,
});
export type ProgrammeRow = Static<typeof ProgrammeRowSchema>;

export const ProgrammeVersionSchema = Closed({
  version: VersionSchema,
  isShipped: Type.Boolean(),
  savedBy: Type.String(),
  savedAt: InstantSchema,
  publishedBy: orNull(Type.String()),
  publishedAt: orNull(InstantSchema),
  from: orNull(InstantSchema),
  until: orNull(InstantSchema),
  withdrawnBy: orNull(Type.String()),
  withdrawnAt: orNull(InstantSchema),
});
export type ProgrammeVersion = Static<typeof ProgrammeVersionSchema>;

export const ProgrammeRunSchema = Closed({
  id: IdempotencyKeySchema,
  number: Type.Integer(),
  version: VersionSchema,
  state: Type.Enum(['OPEN', 'CLOSED', 'CANCELED']),
  from: InstantSchema,
  until: orNull(InstantSchema),
  closedAt: orNull(InstantSchema),
});

/** Sums of a day, in UTC. */
export const ProgrammeDaySchema = Closed({
  day: Type.String(),
  given: Type.Integer(),
  costMinor: SpentSchema,
});

/** How much is taken of something scarce. */
export const ProgrammeUseSchema = Closed({
  /** `receivers`, `budget UAH`, `row 3`. */
  what: Type.String(),
  used: AmountOutSchema,
});

const ExpectedSchema = { expectedMinor: AmountOutSchema, worstMinor: AmountOutSchema };

/** Cost of a programme in one currency: of one player, and of all who may have it. */
export const CostSchema = Closed({
  currency: CurrencySchema,
  perPlayer: Closed(ExpectedSchema),
  all: Closed({ ...ExpectedSchema, players: Type.Integer() }),
  /** Null where it is not a matter of finishing. */
  chanceToFinishMicro: orNull(Type.Integer()),
  method: Type.Enum(['exact', 'simulated']),
  rounds: orNull(Type.Integer()),
  interval: orNull(Closed({ fromMinor: AmountOutSchema, toMinor: AmountOutSchema })),
  /** Assumptions of the estimate, in words of the office. */
  inMessage: Type.Array(Type.String()),
});
export type CostView = Static<typeof CostSchema>;
