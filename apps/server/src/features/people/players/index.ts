export { createPlayers, type Players } from './players-module.ts';
export type { PlayersParts } from './players-parts.ts';
export { answerAfter } from './answer-after.ts';
export { createAttemptBudget, type AttemptBudget } from './attempt-budget.ts';
export { COMMON_PASSWORDS } from './common-passwords.ts';
export { createPasswords, NO_PASSWORD, refuseBusy, type Passwords } from './passwords.ts';
export { arrivalOf, enterAccount, letIn, type Arrival, type Entered } from './enter-account.ts';
export { openAccount } from './open-account.ts';
export {
  eraseLapsed,
  findById as findPlayerById,
  findNickname,
  findOwner,
  isClosed,
  listUnanswered,
  lockAddress,
  lockById as lockPlayer,
  markAnswered,
  playerExists,
  setTestAccount,
  updatePasswordHash,
  updatePhone,
  type PlayerRow,
} from './players-store.ts';
export { isProven, proofOf, type SessionProof } from './session-proof.ts';
export { PROVEN_FOR_MS, type Rotated } from './rotate-session.ts';
export { sessionCookieName } from './session-cookie.ts';
