import { LIMIT_PERIODS, LIMIT_RULES, LIMIT_SPANS } from '@croupier/domain/people/limits';
import Type, { type Static, type TSchema } from 'typebox';
import {
  AmountOutSchema,
  AmountSchema,
  Closed,
  CurrencySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import type { OfferRuleRefusal } from '../../rewards/programmes/offer-rule.ts';
import type { PlayRuleRefusal } from '../play-rules/index.ts';

/** Rolling: the last 24 hours, 7 days, 31 days. */
export const LimitPeriodSchema = Type.Enum([...LIMIT_PERIODS]);

/** What a limit is about: one round, or all of a period. */
export const LimitSpanSchema = Type.Enum([...LIMIT_SPANS]);

const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Which limit: of what, and of one round or of a period. */
const KEY = { rule: Type.Enum([...LIMIT_RULES]), period: LimitSpanSchema };

/** A raise or a removal that waits: nothing changes until the player says again, between two instants, that it shall. */
export const AskedLimitSchema = Closed({
  /** The limit asked for, in `currency`; null: none at all. */
  size: OrNull(AmountOutSchema),
  currency: OrNull(CurrencySchema),
  confirmFrom: InstantSchema,
  confirmUntil: InstantSchema,
});

/** What a player allows themselves. Amounts are minor units of their currency, or minutes where that is null. */
export const PlayerLimitSchema = Closed({
  ...KEY,
  /** Of the amounts here: what the limit was set in, or else the player's own. */
  currency: OrNull(CurrencySchema),
  /** Null: no limit is set. */
  size: OrNull(AmountOutSchema),
  /** Of the period; null where it is about one round. Of losses: not below zero. */
  used: OrNull(AmountOutSchema),
  /** Null where there is no limit, or it is about one round. */
  left: OrNull(AmountOutSchema),
  /** When the first of what is used no longer counts; null where that is not known, or nothing is used. */
  until: OrNull(InstantSchema),
  asked: OrNull(AskedLimitSchema),
  /** What the house lets the player, where it has set something: of the two the stricter one holds. */
  house: OrNull(Closed({ size: AmountOutSchema, currency: OrNull(CurrencySchema) })),
});
export type PlayerLimit = Static<typeof PlayerLimitSchema>;

export const PlayerLimitsSchema = Closed({
  /** What is offered where the player is, and what they have set. */
  limits: Type.Array(PlayerLimitSchema),
  /** Of each of these one has to be set before real money is staked; those that are missing, so none where nothing is. */
  needed: Type.Array(Type.Array(Type.Enum([...LIMIT_RULES]))),
});

export const playerLimits = operation({
  method: 'GET',
  path: '/api/limits',
  access: 'player',
  tag: 'limits',
  summary: 'My limits and what is left of them',
  response: PlayerLimitsSchema,
});
export const setPlayerLimit = operation({
  method: 'POST',
  path: '/api/limits',
  access: 'player',
  tag: 'limits',
  summary: 'Set or lower a limit at once; ask for a higher one or for none',
  /** In minor units of the currency of the player's region, or in minutes; null asks for no limit. */
  body: Closed({ ...KEY, size: OrNull(AmountSchema) }),
  refuses: ['amount_out_of_range', 'not_found'],
  rules: ['verify_level'],
  response: PlayerLimitsSchema,
});
export const confirmPlayerLimit = operation({
  method: 'POST',
  path: '/api/limits/confirm',
  access: 'player',
  stepUp: true,
  tag: 'limits',
  summary: 'Put into force what was asked for, once its wait is over',
  body: Closed(KEY),
  refuses: ['conflict'],
  rules: ['limit_wait', 'verify_level'],
  response: PlayerLimitsSchema,
});
export const cancelPlayerLimit = operation({
  method: 'POST',
  path: '/api/limits/cancel',
  access: 'player',
  tag: 'limits',
  summary: 'Take back what was asked for',
  body: Closed(KEY),
  response: PlayerLimitsSchema,
});

/** Details of 418 `user_cant_use_exception` when a deposit does not fit; amounts in the deposit's currency. */
export const DepositLimitReachedSchema = Closed({
  rule: Type.Literal('deposit_limit'),
  period: LimitPeriodSchema,
  currency: CurrencySchema,
  limitMinor: AmountOutSchema,
  leftMinor: AmountOutSchema,
  /** When this amount would fit, if nothing else is deposited; null where time alone does not make room. */
  until: Type.Union([InstantSchema, Type.Null()]),
  /** The house set it for this player. */
  byHouse: Type.Optional(Type.Literal(true)),
});
export type DepositLimitReached = Static<typeof DepositLimitReachedSchema>;

/** Details of 418 when a weaker limit is confirmed before its wait is over. */
export const LimitWaitSchema = Closed({
  rule: Type.Literal('limit_wait'),
  /** When it may be confirmed. */
  until: InstantSchema,
});

/** Details of 418 when an account whose letter is not answered asks for more than to look around. */
export const EmailUnansweredSchema = Closed({ rule: Type.Literal('email_unanswered') });

/** Details of 418 `user_cant_use_exception`: the rule that is against the player now, and what it says. */
export type RuleRefusal =
  | DepositLimitReached
  | Static<typeof LimitWaitSchema>
  | Static<typeof EmailUnansweredSchema>
  | PlayRuleRefusal
  | OfferRuleRefusal;
export type RefusalRule = RuleRefusal['rule'];
