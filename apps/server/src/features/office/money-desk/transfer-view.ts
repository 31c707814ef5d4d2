import type { Transfer } from '@croupier/contract/office/money-desk';
import type { TransferRow } from './transfers-store.ts';

export const transferView = (row: TransferRow): Transfer => ({
  at: row.at.toISOString(),
  playerId: String(row.playerId),
  currency: row.currency,
  kind: row.kind,
  version: String(row.version),
  operation: row.operation,
  account: row.account,
  amountMinor: String(row.amountMinor),
  beforeMinor: String(row.beforeMinor),
  afterMinor: String(row.afterMinor),
  key: row.key,
  reference: row.reference,
  requestId: row.requestId,
});
