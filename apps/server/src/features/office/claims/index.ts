export {
  CLAIM_MS,
  findForeignClaim,
  giveBack,
  isClaimLive,
  takeItem,
  type Claim,
  type Taken,
} from './take-item.ts';
