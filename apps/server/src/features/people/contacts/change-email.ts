import type { confirmEmailChange as operation, EmailLink } from '@croupier/contract/people/contacts';
import { EMAIL_UNDO_KEPT_MS } from '@croupier/domain/people/contacts';
import { canonicalEmail, maskedEmail } from '@croupier/domain/people/players';
import type { Tx } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';
import {
  findOwner,
  findPlayerById,
  lockAddress,
  lockPlayer,
  updateEmail,
  type PlayerRow,
} from '../players/feature.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { findUndo, insertUndo, isKeptForUndo } from './email-undo-store.ts';
import { deleteLinksOf, findEmailChange, takeLink } from './links-store.ts';
import { refusePassword } from './refuse-password.ts';

/** What the link of a letter about an e-mail would do. Programs that open every link of a letter change nothing. */
export async function showEmailLink(
  { db, clock }: ContactsParts,
  player: SignedIn | null,
  token: string,
): Promise<EmailLink> {
  const asked = { tokenHash: hashSecret(token), now: clock.now() };
  const change = await findEmailChange(db, asked);
  if (change) {
    const needsPassword = change.playerId !== player?.playerId;
    return { does: 'change', email: maskedEmail(change.email), needsPassword };
  }
  const undo = await findUndo(db, asked);
  if (undo) return { does: 'undo', email: maskedEmail(undo.email), needsPassword: false };
  return { does: null, email: null, needsPassword: false };
}

/**
 * Answers the letter to the new address, which a proven session has asked for. It takes the account as well, its session or its password:
 * else anybody could have an account of theirs answered by somebody else's mailbox. The old address is written to, and can put itself back.
 */
export async function changeEmail(
  parts: ContactsParts,
  player: SignedIn | null,
  { token, password }: { token: string; password?: string },
): Promise<{ done: true } | Refused<typeof operation>> {
  const tokenHash = hashSecret(token);
  const now = parts.clock.now();
  const change = await findEmailChange(parts.db, { tokenHash, now });
  const claimed = change && (await findPlayerById(parts.db, change.playerId));
  if (!claimed) return refuse('link_over');
  const { playerId, email } = change;
  if (playerId !== player?.playerId) {
    const refusal = await refusePassword(parts, claimed, password);
    if (refusal) return refusal;
  }
  return parts.db.transaction(async (tx) => {
    // Whoever claims this address at the same time is before this or after it; the address first, as everybody does.
    await lockAddress(tx, canonicalEmail(email));
    const current = await lockPlayer(tx, playerId);
    // Changed meanwhile, or erased: what was compared is not the password.
    if (current.passwordHash !== claimed.passwordHash) return refuse('wrong_credentials');
    if (!(await takeLink(tx, { purpose: 'change-email', tokenHash, now }))) return refuse('link_over');
    const owner = await findOwner(tx, canonicalEmail(email));
    if (owner && owner.id !== playerId) return refuse('email_taken');
    if (await isKeptForUndo(tx, canonicalEmail(email), { now, except: playerId }))
      return refuse('email_taken');
    await updateEmail(tx, playerId, { email, emailCanonical: canonicalEmail(email), now });
    await parts.carryStops(tx, playerId);
    // What was written to the old mailbox opens nothing any more.
    await deleteLinksOf(tx, playerId);
    if (current.emailVerifiedAt) await offerUndo(parts, tx, current, now);
    await appendFacts(tx, [{ playerId, topic: 'account.contact-changed', payload: { contact: 'email' } }]);
    return { done: true as const };
  });
}

async function offerUndo(
  { writeLetter }: ContactsParts,
  tx: Tx,
  { id, email, language, brand, region }: PlayerRow,
  now: Date,
): Promise<void> {
  const { secret, secretHash } = newSecret();
  const expiresAt = new Date(now.getTime() + EMAIL_UNDO_KEPT_MS);
  await insertUndo(tx, { playerId: id, email, changedAt: now, tokenHash: secretHash, expiresAt });
  await writeLetter(tx, {
    ...{ to: email, language, brand, region, kind: 'email-undo' },
    params: { link: `/change-email#${secret}`, date: expiresAt.toISOString() },
  });
}
