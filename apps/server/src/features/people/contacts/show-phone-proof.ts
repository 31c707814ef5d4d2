import type { phoneProof as operation } from '@croupier/contract/people/contacts';
import type { OutputOf } from '@croupier/contract/kit';
import { maskedNumber } from '@croupier/domain/people/sms';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { ContactsParts } from './contacts-parts.ts';

/** Whether this house proves phones, and the code that the player is waited for with: a page that is opened anew goes on with it. */
export async function showPhoneProof(
  { codes }: ContactsParts,
  { playerId }: SignedIn,
): Promise<OutputOf<typeof operation>> {
  const code = codes.hasSms ? await codes.waiting({ playerId, purpose: 'phone' }) : undefined;
  return {
    isOffered: codes.hasSms,
    waiting: code
      ? {
          phone: maskedNumber(code.destination),
          againAt: code.againAt.toISOString(),
          expiresAt: code.expiresAt.toISOString(),
          triesLeft: code.triesLeft,
        }
      : null,
  };
}
