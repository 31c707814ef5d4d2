import { LIMIT_PERIODS } from '@croupier/domain/people/limits';
import { PLAY_RULES } from '@croupier/domain/people/play-rules';
import Type, { type Static } from 'typebox';
import { AmountOutSchema, Closed, CurrencySchema, InstantSchema } from '../../kit/common-schemas.ts';

export { PLAY_RULES };

/**
 * Details of 418 `user_cant_use_exception` when a stake is refused, or, by a break or for want of a level, a deposit; amounts in its
 * currency. The raise of a limit that wants a level has no amounts.
 */
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
  /** Of `verify_level`: how far the player has shown who they are, and how far they would have to. */
  verify: Type.Optional(Closed({ level: Type.Integer(), needed: Type.Integer() })),
});
export type PlayRuleRefusal = Static<typeof PlayRuleRefusalSchema>;
