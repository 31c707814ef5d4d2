import { OFFER_RULES } from '@croupier/domain/rewards/programmes';
import { PIGGY_STATES } from '@croupier/domain/rewards/piggy-bank';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  GameIdSchema,
  IdempotencyKeySchema,
  InstantSchema,
  LanguageSchema,
  RegionIdSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../programmes/amounts.ts';
import { OfferRuleSchema } from '../programmes/offer-rule.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** The piggy bank that is on offer, or, where I have one, the terms of mine. */
export const PiggyConfigSchema = Closed({
  code: CodeSchema,
  name: Type.String(),
  lead: Type.String(),
  /** Its conditions, each a line of sanitised HTML. */
  terms: Type.Array(Type.String()),
  shareMicro: Type.Integer(),
  minimumMinor: AmountOutSchema,
  maximumMinor: AmountOutSchema,
  currency: CurrencySchema,
  coolDownDays: Type.Integer(),
  /** What is inside becomes real money when it is broken. */
  endsAs: Type.Literal('real'),
  games: Type.Union([Type.Array(GameIdSchema), Type.Literal('all')]),
  /** The rule that keeps me from starting or breaking one now. */
  rule: OrNull(OfferRuleSchema),
  version: Type.Integer(),
});
export type PiggyConfig = Static<typeof PiggyConfigSchema>;

/** My piggy bank: the active one, else the last that I broke. */
export const PiggyBankSchema = Closed({
  state: Type.Enum(['NONE', ...PIGGY_STATES]),
  id: OrNull(IdempotencyKeySchema),
  /** What is inside now, or was when it was broken. */
  amountMinor: AmountOutSchema,
  currency: CurrencySchema,
  createdDate: OrNull(InstantSchema),
  brokenDate: OrNull(InstantSchema),
  /** Whether it holds the least that it is broken for; once its programme is over, anything. */
  breakable: Type.Boolean(),
  /** When the next one can be started, after one that was broken; null: now, or while one is active. */
  nextAt: OrNull(InstantSchema),
  /** Those that I broke before, newest first, twenty at most. */
  history: Type.Array(
    Closed({
      id: IdempotencyKeySchema,
      amountMinor: AmountOutSchema,
      currency: CurrencySchema,
      brokenDate: InstantSchema,
    }),
  ),
});
export type PiggyBank = Static<typeof PiggyBankSchema>;

const shared = { page: 'piggy-bank', tag: 'piggy-bank' } as const;

export const readPiggyConfig = operation({
  ...shared,
  method: 'GET',
  path: '/api/piggy-bank/config',
  access: 'public',
  summary: 'The piggy bank that is on offer; null where there is none',
  query: Closed({ language: Type.Optional(LanguageSchema), region: Type.Optional(RegionIdSchema) }),
  response: Closed({ config: OrNull(PiggyConfigSchema) }),
});

export const readPiggyBank = operation({
  ...shared,
  method: 'GET',
  path: '/api/piggy-bank',
  access: 'player',
  summary: 'My piggy bank, what is inside and those that I broke',
  response: PiggyBankSchema,
});

export const createPiggyBank = operation({
  ...shared,
  method: 'POST',
  path: '/api/piggy-bank/create',
  access: 'player',
  summary: 'Start a piggy bank; one that is active is answered as it is',
  body: Closed({}),
  /** `conflict`: the next one can be started at `againAt`. */
  refuses: ['not_found', 'conflict'],
  rules: OFFER_RULES,
  response: PiggyBankSchema,
});

export const breakPiggyBank = operation({
  ...shared,
  method: 'POST',
  path: '/api/piggy-bank/break',
  access: 'player',
  summary: 'Break a piggy bank of mine, once: what is inside becomes real money',
  body: Closed({ id: IdempotencyKeySchema }),
  refuses: ['not_found', 'target_not_reached', 'offer_over'],
  rules: OFFER_RULES,
  response: PiggyBankSchema,
});
