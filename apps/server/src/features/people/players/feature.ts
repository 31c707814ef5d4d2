import { feature } from '../../../platform/feature.ts';
import { TAX_NUMBERS_SEALED } from './tax-numbers.ts';

export const PLAYERS = feature({
  name: 'players',
  level: 2,
  about: 'accounts and their sessions',
  owns: ['attempt_budget', 'player', 'player_session', 'region_change', 'region_wish'],
  reads: ['player_block'],
  sealed: [TAX_NUMBERS_SEALED],
});

export { createPlayers, type Players } from './players-module.ts';
export type { PlayersParts } from './players-parts.ts';
export { answerAfter } from './answer-after.ts';
export { createAttemptBudget, type AttemptBudget } from './attempt-budget.ts';
export { createIsBreached, type IsBreached } from './breached-passwords.ts';
export { addressesOf, isRefusedPassword } from './is-refused-password.ts';
export { createPasswords, NO_PASSWORD, refuseBusy, type Passwords } from './passwords.ts';
export { hasAnotherWay, type CountWays } from './ways-in.ts';
export { arrivalOf, enterAccount, letIn, type Arrival, type Entered } from './enter-account.ts';
export { findByPhones } from './names-store.ts';
export { openAccount } from './open-account.ts';
export { openWithPromo } from './open-with-promo.ts';
export { refuseAge } from './refuse-age.ts';
export {
  dropPhoneSince,
  eraseLapsed,
  findById as findPlayerById,
  findNickname,
  findOwner,
  isAddressOfOthers,
  holdById as holdPlayer,
  isUnanswered,
  isBlocked,
  isClosed,
  isErased,
  listUnanswered,
  lockAddress,
  lockById as lockPlayer,
  markAnswered,
  playerExists,
  raiseAge,
  setTestAccount,
  updateEmail,
  updatePasswordHash,
  updatePhone,
  updateResidence,
  type PlayerRow,
  type Unanswered,
} from './players-store.ts';
export { readProfile } from './read-profile.ts';
export {
  correctBirthday,
  findPerson as findPersonOf,
  findVerified,
  setVerified,
  updateAvatar,
  updatePerson,
  type SaidPerson,
  type Verified,
} from './profile-store.ts';
export { findWish } from './region-wish-store.ts';
export { cancelRegionWish, setRegion } from './set-region.ts';
export { isProven, proofOf, type SessionProof } from './session-proof.ts';
export { PROVEN_FOR_MS, type Rotated } from './rotate-session.ts';
export { maskedTaxNumber, readTaxNumber } from './tax-numbers.ts';
export { findSealedTaxNumber } from './tax-numbers-store.ts';
export { sessionCookieName } from './session-cookie.ts';
