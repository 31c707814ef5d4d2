import type { sendPayOutCode as operation } from '@croupier/contract/money/pay-outs';
import type { OutputOf } from '@croupier/contract/kit';
import { maskedEmail } from '@croupier/domain/people/players';
import { maskedNumber } from '@croupier/domain/people/sms';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { findPlayerById } from '../../people/players/feature.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';

/** Sends the code that a pay-out needs, to an address that the player has answered at before. */
export async function sendPayOutCode(
  { db, codes }: Pick<PayOutsParts, 'db' | 'codes'>,
  { playerId }: SignedIn,
  channel: 'email' | 'sms',
): Promise<OutputOf<typeof operation> | Refused<typeof operation>> {
  const player = await findPlayerById(db, playerId);
  const destination = channel === 'sms' ? player?.phone : player?.emailVerifiedAt && player.email;
  if (!destination) return refuse('unavailable');
  const sent = await db.transaction((tx) =>
    codes.send(tx, { playerId, purpose: 'pay-out', channel, destination }),
  );
  if (isRefusal(sent)) return sent;
  const to = channel === 'sms' ? maskedNumber(destination) : maskedEmail(destination);
  return { expiresAt: sent.expiresAt.toISOString(), againAt: sent.againAt.toISOString(), to };
}
