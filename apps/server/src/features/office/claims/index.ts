export { claimView } from './claim-view.ts';
export { CLAIM_COLUMNS, joinClaim, type ClaimColumns } from './claims-store.ts';
export { holdItem, putBackItem, refuseForeign } from './hold-item.ts';
export { CLAIM_MS, findForeignClaim, giveBack } from './take-item.ts';
