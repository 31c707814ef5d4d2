import type { login as operation } from '@croupier/contract/people/players';
import { canonicalEmail } from '@croupier/domain/people/players';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import type { BudgetScope } from './attempt-budget.ts';
import { knownDevice, newDevice } from './device-cookie.ts';
import { refuseBusy } from './passwords.ts';
import type { PlayersParts } from './players-parts.ts';
import { findByCanonicalEmail, isClosed, lockById, type PlayerRow } from './players-store.ts';

export interface LoginAttempt {
  username: string;
  password: string;
  ip: string;
  /** The device cookie, if the browser sent one. */
  device: string | undefined;
  /** The whole Cookie header: the session it names is over once this login succeeds. */
  cookieHeader: string | undefined;
}

/**
 * Signs a player in under a new session id; an id that the browser brought along is ended, never adopted (fixation).
 * An unknown login and a wrong password are answered alike and take the same work. Attempts are counted before they
 * are made, so a thousand at once are still a thousand.
 */
export async function login(
  parts: PlayersParts,
  attempt: LoginAttempt,
): Promise<{ sessionId: string; device: string } | Refused<typeof operation>> {
  const account = canonicalEmail(attempt.username);
  const device = knownDevice(attempt.device, account, parts.deviceKey);
  const bounds: [BudgetScope, string][] = [
    ['login-address', attempt.ip],
    device === undefined ? ['login-stranger', account] : ['login-device', `${device} ${account}`],
  ];
  for (const [scope, subject] of bounds) {
    const exhausted = await parts.budget.take(scope, subject);
    if (exhausted) return refuse('too_many_requests', exhausted);
  }
  const giveBack = async (): Promise<void> => {
    for (const [scope, subject] of bounds) await parts.budget.giveBack(scope, subject);
  };
  const player = await findByCanonicalEmail(parts.db, account);
  const matches = await parts.passwords.matches(attempt.password, player?.passwordHash);
  if (matches === 'busy') {
    // Nothing was tried: our overload must not lock an owner out.
    await giveBack();
    return refuseBusy();
  }
  const sessionId = matches && player ? await startSession(parts, player) : undefined;
  if (sessionId === undefined) return refuse('wrong_credentials');
  await giveBack();
  if (isRefusal(sessionId)) return sessionId;
  await parts.sessions.end(attempt.cookieHeader);
  return { sessionId, device: newDevice(account, parts.deviceKey) };
}

/**
 * Under the lock that a change of the password holds, and whoever closes the account: a session is either there before the change,
 * which ends it, or the change came first, and then what was compared is no longer the password.
 * @returns undefined when it is not
 */
async function startSession(
  parts: PlayersParts,
  compared: PlayerRow,
): Promise<string | Refused<typeof operation> | undefined> {
  return parts.db.transaction(async (tx) => {
    const current = await lockById(tx, compared.id);
    if (current.passwordHash !== compared.passwordHash) return undefined;
    // Only who has the password is told.
    if (await isClosed(tx, compared.id)) return refuse('account_closed');
    return parts.sessions.start(tx, compared.id);
  });
}
