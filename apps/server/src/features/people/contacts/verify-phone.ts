import type { verifyPhone as operation } from '@croupier/contract/people/contacts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { refuse, refuseByRule, type Refused } from '../../../platform/refusal.ts';
import { lockAddress, lockPlayer, updatePhone } from '../players/feature.ts';
import type { ContactsParts } from './contacts-parts.ts';

/**
 * Makes a phone the player's by the code that it was sent, in the place of an older one; an account that was opened with it is answered
 * by that. A phone belongs to one account: to who has proven it first.
 */
export async function verifyPhone(
  { db, clock, codes, carryStops }: ContactsParts,
  { playerId }: SignedIn,
  { code }: { code: string },
): Promise<{ phone: string } | Refused<typeof operation>> {
  return db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player.answeredAt && !player.phoneClaim) return refuseByRule({ rule: 'email_unanswered' });
    const verdict = await codes.take(tx, { playerId, purpose: 'phone', code });
    if (verdict.status === 'wrong') return refuse('wrong_code', { triesLeft: verdict.triesLeft });
    if (verdict.status === 'over') return refuse('link_over');
    const phone = verdict.destination;
    // Two accounts that prove one phone at once: the second one sees the first one's.
    await lockAddress(tx, phone);
    if (!(await updatePhone(tx, playerId, phone, clock.now()))) return refuse('conflict');
    await carryStops(tx, playerId);
    const fact = player.phoneClaim
      ? ({ topic: 'account.phone-verified', payload: {} } as const)
      : ({ topic: 'account.contact-changed', payload: { contact: 'phone' } } as const);
    await appendFacts(tx, [{ playerId, ...fact }]);
    return { phone };
  });
}
