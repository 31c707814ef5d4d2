import type { changePasswordNative as operation } from '@croupier/contract/people/players';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { addressesOf, isRefusedPassword } from './is-refused-password.ts';
import { refuseBusy } from './passwords.ts';
import type { PlayersParts } from './players-parts.ts';
import { findById, lockById, updatePasswordHash } from './players-store.ts';

/**
 * Changes the password and ends every other session of the player in the same transaction, sockets at once after it
 * (ASVS 7.4.3); this one goes on under a new id, so that whoever had the old one, too, is out. The current password is asked for, within a budget, so an open browser left alone gives little away.
 */
export async function changePassword(
  parts: PlayersParts,
  player: SignedIn,
  input: { currentPassword: string; newPassword: string },
): Promise<{ sessionId: string } | Refused<typeof operation>> {
  const row = await findById(parts.db, player.playerId);
  if (!row) throw new Error('a session without a player');
  const exhausted = await parts.budget.take('change-password', String(player.playerId));
  if (exhausted) return refuse('too_many_requests', exhausted);
  const matches = await parts.passwords.matches(input.currentPassword, row.passwordHash);
  if (matches === 'busy') {
    // Nothing was tried.
    await parts.budget.giveBack('change-password', String(player.playerId));
    return refuseBusy();
  }
  if (!matches) return refuse('wrong_credentials');
  await parts.budget.giveBack('change-password', String(player.playerId));
  if (await isRefusedPassword(parts, input.newPassword, addressesOf(row))) return refuse('password_too_weak');
  const hashed = await parts.passwords.hash(input.newPassword);
  if (hashed === 'busy') return refuseBusy();
  const changed = await parts.db.transaction(async (tx) => {
    const current = await lockById(tx, player.playerId);
    // Two changes at once: the second one was allowed by a password that is no longer the current one.
    if (current.passwordHash !== row.passwordHash) return undefined;
    const rotated = await parts.sessions.rotate(tx, player, { proven: false });
    // It was ended from elsewhere meanwhile: nobody is there any more who might change anything.
    if (!rotated) return undefined;
    const sessionId = hashSecret(rotated.secret).toString('hex');
    const ended = await parts.sessions.endOthers(tx, { ...player, sessionId });
    await updatePasswordHash(tx, player.playerId, hashed.passwordHash);
    // Whoever asked for a letter before this neither chooses yet another one by it nor takes the e-mail.
    await parts.endResetLinks(tx, player.playerId);
    const { playerId } = player;
    await appendFacts(tx, [
      { playerId, topic: 'account.password-changed', payload: {} },
      { playerId, topic: 'account.sessions-changed', payload: {} },
    ]);
    return { ended, rotated };
  });
  if (!changed) return refuse('conflict');
  parts.sessions.announce(changed.ended);
  parts.sessions.announceMoved(changed.rotated);
  return { sessionId: changed.rotated.secret };
}
