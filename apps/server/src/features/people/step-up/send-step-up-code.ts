import type { sendStepUpCode as operation } from '@croupier/contract/people/step-up';
import type { OutputOf } from '@croupier/contract/kit';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { findPlayerById } from '../players/feature.ts';
import { addressOf, type Channel } from './list-ways.ts';
import { purposeOf } from './prove.ts';
import type { StepUpParts } from './step-up-parts.ts';

/** Sends a code that is good in this session alone, to an address that the player has proven before. */
export async function sendStepUpCode(
  { db, codes }: StepUpParts,
  player: SignedIn,
  channel: Channel,
): Promise<OutputOf<typeof operation> | Refused<typeof operation>> {
  const { playerId } = player;
  const row = await findPlayerById(db, playerId);
  const destination = row && addressOf(row, channel);
  if (!destination) return refuse('unavailable');
  const wanted = { playerId, purpose: purposeOf(player), channel, destination };
  const sent = await db.transaction((tx) => codes.send(tx, wanted));
  if (isRefusal(sent)) return sent;
  return { expiresAt: sent.expiresAt.toISOString(), againAt: sent.againAt.toISOString() };
}
