import { LIMIT_PERIODS } from '@croupier/domain/people/limits';
import { CLOSING_RULES } from '@croupier/domain/people/play-rules';
import Type, { type Static } from 'typebox';
import { AmountOutSchema, Closed, CurrencySchema, InstantSchema } from '../../kit/common-schemas.ts';

/** Every rule that may be against a stake: the player's own ones, those of the house, and the terms of an active bonus. */
export const PLAY_RULES = [
  'stake_limit',
  'loss_limit',
  'stake_maximum',
  'bonus_stake_maximum',
  ...CLOSING_RULES,
] as const;

/** Details of 418 `user_cant_use_exception` when a stake is refused, or, by a break, a deposit; amounts in its currency. */
export const PlayRuleRefusalSchema = Closed({
  rule: Type.Enum([...PLAY_RULES]),
  /** Of a limit of sums. */
  period: Type.Union([Type.Enum([...LIMIT_PERIODS]), Type.Null()]),
  currency: CurrencySchema,
  /** Null where the rule is about time. */
  limitMinor: Type.Union([AmountOutSchema, Type.Null()]),
  /** What a stake may be at most now. */
  leftMinor: AmountOutSchema,
  /** When time alone will have made room for this stake; null when it will not. */
  until: Type.Union([InstantSchema, Type.Null()]),
  /** The house set it for this player. */
  byHouse: Type.Optional(Type.Literal(true)),
});
export type PlayRuleRefusal = Static<typeof PlayRuleRefusalSchema>;
