import type { askEmailChange as operation } from '@croupier/contract/people/contacts';
import { CODE_WAIT_MS, VERIFY_LINK_KEPT_MS } from '@croupier/domain/people/contacts';
import { canonicalEmail } from '@croupier/domain/people/players';
import type { SignedIn } from '../../../platform/http/http.ts';
import { refuse, refuseByRule, type Refused } from '../../../platform/refusal.ts';
import { newSecret } from '../../../platform/secrets.ts';
import { answerAfter, findOwner, lockPlayer } from '../players/feature.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { isKeptForUndo } from './email-undo-store.ts';
import { saveLink } from './links-store.ts';
import { mayWrite } from './may-write.ts';

/**
 * Writes to the address that a player would have. Whether it is another account's shows neither in the answer nor in its time: nobody is
 * written to then. Nothing changes until the letter is answered.
 */
export async function askEmailChange(
  parts: ContactsParts,
  { playerId }: SignedIn,
  { email }: { email: string },
  ip: string,
): Promise<{ againAt: string } | Refused<typeof operation>> {
  const wait = await parts.budget.take('verify-letter', `change-email ${playerId}`);
  if (wait) return refuse('too_many_requests', wait);
  const answered = answerAfter(parts);
  const now = parts.clock.now();
  const refused = await parts.db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player.emailVerifiedAt && player.phone === null) return refuseByRule({ rule: 'email_unanswered' });
    const owner = await findOwner(tx, canonicalEmail(email));
    const isMine = owner?.id === playerId && owner.email === email.toLowerCase();
    // Counted for an address of somebody else, too: the same work.
    const may = await mayWrite(parts, { kind: 'email-change', to: email, ip }, tx);
    const isKept = await isKeptForUndo(tx, canonicalEmail(email), { now, except: playerId });
    if (!may || isMine || isKept || (owner && owner.id !== playerId)) return undefined;
    const { secret, secretHash } = newSecret();
    const expiresAt = new Date(now.getTime() + VERIFY_LINK_KEPT_MS);
    const link = { playerId, purpose: 'change-email', email: email.toLowerCase() } as const;
    await saveLink(tx, { ...link, tokenHash: secretHash, expiresAt });
    const { language, brand, region } = player;
    const letter = { to: email.toLowerCase(), language, brand, region, kind: 'email-change' } as const;
    await parts.writeLetter(tx, { ...letter, params: { link: `/change-email#${secret}` } });
    return undefined;
  });
  await answered;
  return refused ?? { againAt: new Date(now.getTime() + CODE_WAIT_MS).toISOString() };
}
