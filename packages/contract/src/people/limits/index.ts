import { LIMIT_PERIODS } from '@croupier/domain/people/limits';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  AmountSchema,
  Closed,
  CurrencySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import type { PlayRuleRefusal } from '../play-rules/index.ts';

/** Rolling: the last 24 hours, 7 days, 31 days. */
export const LimitPeriodSchema = Type.Enum([...LIMIT_PERIODS]);

const AmountOrNone = Type.Union([AmountOutSchema, Type.Null()]);

/** A raise or a removal that waits: nothing changes until the player says again, between two instants, that it shall. */
const AskedLimitSchema = Closed({
  /** The limit asked for, in `currency`; null: none at all. */
  amountMinor: AmountOrNone,
  currency: CurrencySchema,
  confirmFrom: InstantSchema,
  confirmUntil: InstantSchema,
});

/** How much the player lets themselves deposit in a period. */
export const DepositLimitSchema = Closed({
  period: LimitPeriodSchema,
  /** Of the amounts here: what the limit was set in, or else the player's own. */
  currency: CurrencySchema,
  /** Null: no limit is set. */
  amountMinor: AmountOrNone,
  /** Deposits of the period, paid and still open, whatever was won or taken out since. */
  usedMinor: AmountOutSchema,
  /** Null where there is no limit. */
  leftMinor: AmountOrNone,
  asked: Type.Union([AskedLimitSchema, Type.Null()]),
});
export type DepositLimit = Static<typeof DepositLimitSchema>;

const DepositLimitsSchema = Closed({ limits: Type.Array(DepositLimitSchema) });

export const depositLimits = operation({
  method: 'GET',
  path: '/api/limits/deposits',
  access: 'player',
  tag: 'limits',
  summary: 'My deposit limits and what is left of them',
  response: DepositLimitsSchema,
});
export const setDepositLimit = operation({
  method: 'POST',
  path: '/api/limits/deposits',
  access: 'player',
  tag: 'limits',
  summary: 'Set or lower a limit at once; ask for a higher one or for none',
  /** In the currency of the player's region; null asks for no limit. */
  body: Closed({ period: LimitPeriodSchema, amountMinor: Type.Union([AmountSchema, Type.Null()]) }),
  refuses: ['amount_out_of_range'],
  response: DepositLimitsSchema,
});
export const confirmDepositLimit = operation({
  method: 'POST',
  path: '/api/limits/deposits/confirm',
  access: 'player',
  stepUp: true,
  tag: 'limits',
  summary: 'Put into force what was asked for, once its wait is over',
  body: Closed({ period: LimitPeriodSchema }),
  refuses: ['conflict'],
  rules: ['limit_wait'],
  response: DepositLimitsSchema,
});
export const cancelDepositLimit = operation({
  method: 'POST',
  path: '/api/limits/deposits/cancel',
  access: 'player',
  tag: 'limits',
  summary: 'Take back what was asked for',
  body: Closed({ period: LimitPeriodSchema }),
  response: DepositLimitsSchema,
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
  | PlayRuleRefusal;
export type RefusalRule = RuleRefusal['rule'];
