import { feature } from '../../../platform/feature.ts';

export const CLAIMS = feature({
  name: 'claims',
  level: 1,
  about: 'who has taken an item of a queue',
  owns: ['queue_claim'],
  reads: ['operator'],
});

export { claimView } from './claim-view.ts';
export { CLAIM_COLUMNS, joinClaim, type ClaimColumns } from './claims-store.ts';
export { holdItem, putBackItem, refuseForeign } from './hold-item.ts';
export { CLAIM_MS, findForeignClaim, giveBack } from './take-item.ts';
