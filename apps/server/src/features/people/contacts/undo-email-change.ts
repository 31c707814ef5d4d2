import type { undoEmailChange as operation } from '@croupier/contract/people/contacts';
import { canonicalEmail } from '@croupier/domain/people/players';
import { appendFacts } from '../../../platform/outbox.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import {
  addressesOf,
  findOwner,
  findPlayerById,
  isRefusedPassword,
  lockAddress,
  lockPlayer,
  refuseBusy,
  updateEmail,
  updatePasswordHash,
} from '../players/feature.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { findUndo, takeUndo } from './email-undo-store.ts';
import { forgetIntruder } from './forget-intruder.ts';

/**
 * Puts an e-mail back by the letter that it got, with a new password. Whoever changed it may know the old one, and may have left ways
 * in behind before it and after it: every session ends, and so do those ways. Nobody else has the address meanwhile.
 */
export async function undoEmailChange(
  parts: ContactsParts,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<{ done: true } | Refused<typeof operation>> {
  const { db, clock, passwords, sessions, carryStops } = parts;
  const tokenHash = hashSecret(token);
  const undo = await findUndo(db, { tokenHash, now: clock.now() });
  if (!undo) return refuse('link_over');
  const { playerId, email, changedAt } = undo;
  const player = await findPlayerById(db, playerId);
  const own = [email, ...(player ? addressesOf(player) : [])];
  if (await isRefusedPassword(parts, newPassword, own)) return refuse('password_too_weak');
  const hashed = await passwords.hash(newPassword);
  if (hashed === 'busy') return refuseBusy();
  const emailCanonical = canonicalEmail(email);
  const ended = await db.transaction(async (tx) => {
    await lockAddress(tx, emailCanonical);
    // As a login locks it: a session is either there before this, which ends it, or is refused by the old password.
    await lockPlayer(tx, playerId);
    // It was answered to another account in the moment that this letter was over.
    const owner = await findOwner(tx, emailCanonical);
    if (owner && owner.id !== playerId) return refuse('email_taken');
    if (!(await takeUndo(tx, { playerId, tokenHash, changedAt }))) return refuse('link_over');
    await updateEmail(tx, playerId, { email, emailCanonical, now: clock.now() });
    await carryStops(tx, playerId);
    await forgetIntruder(tx, playerId, { since: changedAt, proof: 'mailbox' });
    await updatePasswordHash(tx, playerId, hashed.passwordHash);
    await appendFacts(tx, [
      { playerId, topic: 'account.contact-changed', payload: { contact: 'email' } },
      { playerId, topic: 'account.password-changed', payload: {} },
    ]);
    return sessions.endAll(tx, playerId);
  });
  if (isRefusal(ended)) return ended;
  sessions.announce(ended);
  return { done: true };
}
