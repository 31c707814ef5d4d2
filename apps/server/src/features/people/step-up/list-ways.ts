import type { stepUpWays as operation } from '@croupier/contract/people/step-up';
import type { OutputOf } from '@croupier/contract/kit';
import { maskedEmail } from '@croupier/domain/people/players';
import { maskedNumber } from '@croupier/domain/people/sms';
import type { SignedIn } from '../../../platform/http/http.ts';
import { listPasskeysOf } from '../passkeys/feature.ts';
import { findPlayerById, NO_PASSWORD, type PlayerRow } from '../players/feature.ts';
import type { StepUpParts } from './step-up-parts.ts';

export type Channel = 'email' | 'sms';

/** By what a player can show who they are, in the session they are in. */
export async function listWays(
  { db, codes }: StepUpParts,
  { playerId }: SignedIn,
): Promise<OutputOf<typeof operation>> {
  const [player, passkeys] = await Promise.all([findPlayerById(db, playerId), listPasskeysOf(db, playerId)]);
  if (!player) throw new Error('a session without a player');
  const shown = { email: maskedEmail, sms: maskedNumber };
  const told = (['email', 'sms'] as const).flatMap((channel) => {
    const to = addressOf(player, channel);
    return to === null || (channel === 'sms' && !codes.hasSms) ? [] : [{ channel, to: shown[channel](to) }];
  });
  const hasPasskey = passkeys.length > 0;
  return { hasPasskey, codes: told, byPassword: !hasPasskey && isByPassword(player) };
}

/**
 * Whether a password, typed again, is all that can show it: nobody has answered at an address yet. It shows less than a code, that
 * nobody else sits down at an open browser; without it such an account could be neither ended nor taken along as a file.
 */
export const isByPassword = (player: PlayerRow): boolean =>
  addressOf(player, 'email') === null &&
  addressOf(player, 'sms') === null &&
  player.passwordHash !== NO_PASSWORD;

/** Where a code proves anything: an address that somebody else may read is nobody's proof. */
export const addressOf = (player: PlayerRow, channel: Channel): string | null =>
  channel === 'sms' ? player.phone : player.emailVerifiedAt && player.email;
