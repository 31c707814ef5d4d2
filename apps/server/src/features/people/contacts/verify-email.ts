import type { verifyEmail as operation, VerifyEmailLink } from '@croupier/contract/people/contacts';
import { canonicalEmail, maskedEmail } from '@croupier/domain/people/players';
import type { SignedIn } from '../../../platform/http/http.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import {
  findOwner,
  findPlayerById,
  lockAddress,
  lockPlayer,
  markAnswered,
  type PlayerRow,
} from '../players/feature.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { isKeptForUndo } from './email-undo-store.ts';
import { findLink, takeLink } from './links-store.ts';
import { refusePassword } from './refuse-password.ts';

/** What a link would answer. Programs that open every link of a letter change nothing. */
export async function showVerifyLink(
  parts: ContactsParts,
  player: SignedIn | null,
  token: string,
): Promise<VerifyEmailLink> {
  const claim = await claimOf(parts, token);
  if (!claim) return { usable: false, email: null, needsPassword: false };
  return { usable: true, email: maskedEmail(claim.email), needsPassword: claim.id !== player?.playerId };
}

/**
 * Answers a letter. It takes both the letter and the account: its session or its password. Without the second, whoever claims
 * somebody's address would only have to wait for its owner to press a button, and had an account of theirs.
 */
export async function verifyEmail(
  parts: ContactsParts,
  player: SignedIn | null,
  { token, password }: { token: string; password?: string },
): Promise<{ done: true } | Refused<typeof operation>> {
  const claim = await claimOf(parts, token);
  if (!claim) return refuse('link_over');
  if (claim.id !== player?.playerId) {
    const refusal = await refusePassword(parts, claim, password);
    if (refusal) return refusal;
  }
  const now = parts.clock.now();
  const address = canonicalEmail(claim.email);
  return parts.db.transaction(async (tx) => {
    await lockAddress(tx, address);
    const current = await lockPlayer(tx, claim.id);
    // Changed meanwhile, or lapsed: what was compared is not the password.
    if (current.passwordHash !== claim.passwordHash) return refuse('wrong_credentials');
    if (!(await takeLink(tx, { purpose: 'verify-email', tokenHash: hashSecret(token), now })))
      return refuse('link_over');
    // Two accounts that claim one address, both by its letters: the first one has it.
    if (await findOwner(tx, address)) return refuse('email_taken');
    if (await isKeptForUndo(tx, address, { now, except: claim.id })) return refuse('email_taken');
    await markAnswered(tx, claim.id, now);
    await parts.carryStops(tx, claim.id);
    await appendFacts(tx, [{ playerId: claim.id, topic: 'account.email-verified', payload: {} }]);
    return { done: true as const };
  });
}

async function claimOf({ db, clock }: ContactsParts, token: string): Promise<PlayerRow | undefined> {
  const asked = { purpose: 'verify-email', tokenHash: hashSecret(token), now: clock.now() } as const;
  const playerId = await findLink(db, asked);
  return playerId === undefined ? undefined : findPlayerById(db, playerId);
}
