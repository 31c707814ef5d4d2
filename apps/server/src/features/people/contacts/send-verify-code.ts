import type { sendVerifyCode as operation } from '@croupier/contract/people/contacts';
import { maskedNumber } from '@croupier/domain/people/sms';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, refuseByRule, type Refused } from '../../../platform/refusal.ts';
import { findPlayerById } from '../players/feature.ts';
import { readPhoneNumber } from '../sms/feature.ts';
import type { ContactsParts } from './contacts-parts.ts';

/**
 * Sends a code to a phone. Whether the phone is another account's is told to nobody but who answers it: the code goes out either way.
 */
export async function sendVerifyCode(
  { db, codes }: ContactsParts,
  { playerId }: SignedIn,
  { phone }: { phone?: string },
): Promise<{ againAt: string; expiresAt: string; phone: string } | Refused<typeof operation>> {
  const number =
    phone === undefined ? await numberThatWaits(codes, playerId) : readPhoneNumber(phone)?.number;
  if (number === undefined) return refuse('invalid_request');
  const player = await findPlayerById(db, playerId);
  if (!player?.answeredAt) return refuseByRule({ rule: 'email_unanswered' });
  const wanted = { playerId, purpose: 'phone', channel: 'sms', destination: number } as const;
  const sent = await db.transaction((tx) => codes.send(tx, wanted));
  if (isRefusal(sent)) return sent;
  return {
    againAt: sent.againAt.toISOString(),
    expiresAt: sent.expiresAt.toISOString(),
    phone: maskedNumber(number),
  };
}

const numberThatWaits = async (
  codes: ContactsParts['codes'],
  playerId: bigint,
): Promise<string | undefined> => (await codes.waiting({ playerId, purpose: 'phone' }))?.destination;
