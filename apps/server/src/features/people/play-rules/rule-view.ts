import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import type { Currency, PlayRuleReached } from '@croupier/domain';

/** Details of a 418: the rule that is against a stake; amounts in the stake's currency. */
export const ruleView = (
  { rule, period, limitMinor, leftMinor, until }: PlayRuleReached,
  currency: Currency,
): PlayRuleRefusal => ({
  rule,
  period,
  currency,
  limitMinor: limitMinor === null ? null : String(limitMinor),
  leftMinor: String(leftMinor),
  until: until?.toISOString() ?? null,
});
