export { createPlayers, type Players } from './players-module.ts';
export type { PlayersParts } from './players-parts.ts';
export { createAttemptBudget, type AttemptBudget } from './attempt-budget.ts';
export { COMMON_PASSWORDS } from './common-passwords.ts';
export { createPasswords, refuseBusy, type Passwords } from './passwords.ts';
export { openAccount } from './open-account.ts';
export {
  findById as findPlayerById,
  findNickname,
  isClosed,
  lockById as lockPlayer,
  playerExists,
  setTestAccount,
} from './players-store.ts';
export { isProven, proofOf, type SessionProof } from './session-proof.ts';
export { sessionCookieName } from './session-cookie.ts';
