import type { PayIn } from '@croupier/contract';
import { isOver } from './pay-in-state.ts';
import type { PayInRow } from './payments-store.ts';

export function payInView(row: PayInRow): PayIn {
  return {
    id: row.id,
    state: row.state,
    amountMinor: String(row.amountMinor),
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
    redirectUrl: isOver(row.state) ? null : row.redirectUrl,
  };
}
