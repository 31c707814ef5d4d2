import { VERIFY_STATUSES } from '@croupier/domain/people/players';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  BrandSchema,
  Closed,
  CurrencySchema,
  IdempotencyKeySchema,
  InstantSchema,
  LanguageSchema,
  PlayerIdSchema,
  RegionIdSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { ActiveBonusSchema } from '../../people/players/index.ts';
import { StopStateSchema } from '../../people/exclusions/index.ts';
import { HouseRuleSchema } from '../../people/house-rules/index.ts';
import { PlayerLimitSchema } from '../../people/limits/index.ts';
import { MaskedSchema, OfPlayer, OrNull, PlayerStateSchema } from './schemas.ts';

/**
 * A balance and what it consists of: what it was before `from`, and what each operation of the ledger has moved since. They sum
 * to it; `from` is null where all of the account was looked at.
 */
const PurseSchema = Closed({
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  amountMinor: AmountOutSchema,
  from: OrNull(Closed({ at: InstantSchema, amountMinor: AmountOutSchema })),
  /** Negative where more left the balance than came. */
  moved: Type.Array(
    Closed({ operation: Type.String(), amountMinor: AmountOutSchema, times: Type.Integer() }),
  ),
});
export type Purse = Static<typeof PurseSchema>;

const BlockSchema = Closed({
  reason: Type.String(),
  since: InstantSchema,
  /** When it ends by itself; null: when somebody ends it. */
  until: OrNull(InstantSchema),
  by: OrNull(Type.String()),
  /** The account is closed, and not merely blocked. */
  closed: Type.Boolean(),
});

/** A rule of the house, with who set it and why. */
const SetHouseRuleSchema = Closed({
  ...HouseRuleSchema.properties,
  setAt: InstantSchema,
  by: Type.String(),
  reason: Type.String(),
});

const PlayRuleSchema = Closed({
  rule: Type.String(),
  period: OrNull(Type.String()),
  amountMinor: OrNull(AmountOutSchema),
  currency: OrNull(CurrencySchema),
  from: OrNull(InstantSchema),
  until: OrNull(InstantSchema),
});

/** A break or an exclusion that the player began. */
const StopSchema = Closed({
  kind: Type.Enum(['break', 'exclusion']),
  since: InstantSchema,
  /** Null: for ever. */
  until: OrNull(InstantSchema),
  /** It came with the person from another account of theirs. */
  carried: Type.Boolean(),
});

/** What the rules leave of the next stakes, as the seat has it; null: no such rule, or not reckoned since it changed. */
const AllowanceSchema = Closed({
  currency: CurrencySchema,
  stakeMinor: OrNull(AmountOutSchema),
  lossMinor: OrNull(AmountOutSchema),
  stakeMaximumMinor: OrNull(AmountOutSchema),
});

const OpenRoundSchema = Closed({
  id: Type.String(),
  game: Type.String(),
  /** Of another studio; null: one of the house. */
  studio: OrNull(Type.String()),
  stakeMinor: AmountOutSchema,
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  openedAt: InstantSchema,
});

const SessionSchema = Closed({
  /** The beginning of the hash of its secret: tells it from others and grants nothing. */
  id: Type.String(),
  startedAt: InstantSchema,
  lastSeenAt: InstantSchema,
  /** From where it began; what its browser or the proxy did not say is null. */
  browser: OrNull(Type.String()),
  system: OrNull(Type.String()),
  country: OrNull(Type.String()),
  /** The /24 of its address, or the /48. */
  network: OrNull(Type.String()),
  /** How many other players are signed in from the very same address. */
  othersThere: Type.Integer(),
});

const DeviceSchema = Closed({
  id: Type.String(),
  /** Whose service brings notices to it. */
  service: Type.String(),
  since: InstantSchema,
});

export const PlayerPageSchema = Closed({
  id: PlayerIdSchema,
  nickname: Type.String(),
  email: MaskedSchema,
  /** Null where none was given. */
  taxNumber: Type.Union([MaskedSchema, Type.Null()]),
  region: RegionIdSchema,
  regionWish: OrNull(Closed({ region: RegionIdSchema, takesEffectAt: InstantSchema })),
  language: LanguageSchema,
  brand: BrandSchema,
  registeredAt: InstantSchema,
  ageConfirmed: Type.Integer(),
  verifyLevel: Type.Integer(),
  verifyStatus: Type.Enum([...VERIFY_STATUSES]),
  lastSeenAt: OrNull(InstantSchema),
  isTest: Type.Boolean(),
  state: PlayerStateSchema,
  block: OrNull(BlockSchema),
  /** The money that games take now. */
  playsWith: Closed({ currency: CurrencySchema, kind: BalanceKindSchema }),
  purses: Type.Array(PurseSchema),
  bonus: OrNull(ActiveBonusSchema),
  /** What the player allows themselves, and what they could. */
  limits: Type.Array(PlayerLimitSchema),
  /** What else is against their stakes, or will be. */
  playRules: Type.Array(PlayRuleSchema),
  houseRules: Type.Array(SetHouseRuleSchema),
  /** Whatever the player ever stopped by, and what of it holds. */
  stops: Type.Array(StopSchema),
  stopped: OrNull(StopStateSchema),
  allowance: OrNull(AllowanceSchema),
  openRounds: Type.Array(OpenRoundSchema),
  /** What they owe of deposits that were taken back. */
  debts: Type.Array(Closed({ currency: CurrencySchema, leftMinor: AmountOutSchema })),
  openPayments: Type.Array(
    Closed({
      id: IdempotencyKeySchema,
      amountMinor: AmountOutSchema,
      currency: CurrencySchema,
      since: InstantSchema,
    }),
  ),
  /** Requests to the house that wait for an answer. */
  waitingRequests: Type.Integer(),
  heldWins: Type.Integer(),
  sessions: Type.Array(SessionSchema),
  devices: Type.Array(DeviceSchema),
  marks: Type.Array(Closed({ text: Type.String(), at: InstantSchema, by: Type.String() })),
  /** By which links the player came: names and values as the links had them. */
  cameBy: Type.Record(Type.String(), Type.String()),
});
export type PlayerPage = Static<typeof PlayerPageSchema>;

export const readPlayer = operation({
  ...OfPlayer,
  method: 'GET',
  path: '/office/api/players/:id',
  access: { operator: 'read.players' },
  tag: 'players',
  summary:
    'One player: state, money and why it is what it is, rules, what is open. Reading it goes to the log',
  refuses: ['not_found'],
  response: PlayerPageSchema,
});
