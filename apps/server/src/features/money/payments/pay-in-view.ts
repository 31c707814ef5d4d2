import type { PayIn } from '@croupier/contract/money/payments';
import { isPayInOver } from '@croupier/domain/money/payments';
import type { PayInRow } from './payments-store.ts';

export function payInView(row: PayInRow): PayIn {
  return {
    id: row.id,
    state: row.state,
    amountMinor: String(row.amountMinor),
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
    redirectUrl: isPayInOver(row.state) ? null : row.redirectUrl,
  };
}
