import type { DeskPayOut } from '@croupier/contract/office/pay-outs-desk';
import { claimView } from '../claims/feature.ts';
import type { DeskRow } from './pay-outs-store.ts';

export function deskPayOutView(row: DeskRow, now: Date): DeskPayOut {
  const { id, state, currency, methodKind, mask, reasons, providerPayOutId, isContradicted, requestId } = row;
  return {
    ...{ id, state, currency, methodKind, mask, reasons, providerPayOutId, isContradicted, requestId },
    playerId: String(row.playerId),
    amountMinor: String(row.amountMinor),
    feeMinor: String(row.feeMinor),
    owedMinor: String(row.owedMinor),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    claim: claimView(row, now),
  };
}
