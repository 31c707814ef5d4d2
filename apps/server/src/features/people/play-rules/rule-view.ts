import type { PlayRuleRefusal } from '@croupier/contract/people/play-rules';
import type { Currency } from '@croupier/domain/money/amounts';
import type { PlayRuleReached } from '@croupier/domain/people/play-rules';

/** Details of a 418: the rule that is against a stake; amounts in the stake's currency. */
export const ruleView = (
  { rule, period, limitMinor, leftMinor, until, byHouse, verify }: PlayRuleReached,
  currency: Currency,
): PlayRuleRefusal => ({
  rule,
  period,
  currency,
  limitMinor: limitMinor === null ? null : String(limitMinor),
  leftMinor: String(leftMinor),
  until: until?.toISOString() ?? null,
  ...(byHouse && { byHouse }),
  ...(verify && { verify }),
});
