import { LIMIT_SPANS } from '@croupier/domain/people/limits';
import { HOUSE_RULES } from '@croupier/domain/people/house-rules';
import Type, { type Static } from 'typebox';
import { AmountOutSchema, Closed, CurrencySchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/** What the house set for one player: a limit, which has a period and an amount, or a break, which has an end. */
export const HouseRuleSchema = Closed({
  rule: Type.Enum([...HOUSE_RULES]),
  period: Type.Union([Type.Enum([...LIMIT_SPANS]), Type.Null()]),
  /** Minor units of the currency; minutes of a limit of time, which has none. */
  amountMinor: Type.Union([AmountOutSchema, Type.Null()]),
  currency: Type.Union([CurrencySchema, Type.Null()]),
  until: Type.Union([InstantSchema, Type.Null()]),
});
export type HouseRule = Static<typeof HouseRuleSchema>;

export const houseRules = operation({
  method: 'GET',
  path: '/api/limits/house',
  access: 'player',
  tag: 'limits',
  summary: 'What the house has set for me, beside my own limits: the strictest holds',
  response: Closed({ rules: Type.Array(HouseRuleSchema) }),
});
