import type { ItemClaim } from '@croupier/contract/office/claims';
import type { ClaimColumns } from './claims-store.ts';
import { CLAIM_MS, isClaimLive } from './take-item.ts';

/** Who has an item in hand; nobody, once the time is over. */
export function claimView(
  { claimOperatorId, claimOperator, claimTakenAt }: ClaimColumns,
  now: Date,
): ItemClaim {
  if (claimOperatorId === null || claimTakenAt === null) return null;
  if (!isClaimLive({ takenAt: claimTakenAt }, now)) return null;
  return {
    operatorId: String(claimOperatorId),
    operator: claimOperator ?? String(claimOperatorId),
    takenAt: claimTakenAt.toISOString(),
    until: new Date(claimTakenAt.getTime() + CLAIM_MS).toISOString(),
  };
}
