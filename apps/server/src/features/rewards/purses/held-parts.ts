import type { Currency } from '@croupier/domain/money/amounts';
import type { Balance } from '@croupier/domain/money/ledger';
import type { PurseParts } from '@croupier/domain/rewards/purses';

/** What of a player's balances stakes in a currency can be made of. */
export function heldParts(balances: readonly Balance[], currency: Currency): PurseParts {
  const of = (kind: 'real' | 'bonus'): bigint =>
    balances.find((balance) => balance.currency === currency && balance.kind === kind)?.amountMinor ?? 0n;
  return { realMinor: of('real'), bonusMinor: of('bonus') };
}
