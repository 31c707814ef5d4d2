import type { Clock } from '../../../platform/clock.ts';
import type { Seat } from '../fairness/index.ts';
import type { Grant, Purses } from '../../rewards/purses/index.ts';

/** The bonus that is active by what is known of the seat. One that has run out is ended first: nothing more is played with it. */
export async function grantOf(
  { purses, clock }: { purses: Pick<Purses, 'termsOf' | 'endIfOver'>; clock: Clock },
  seat: Seat,
): Promise<Grant | undefined> {
  if (seat.grantId === null) return undefined;
  const grant = await purses.termsOf(seat.playerId, seat.grantId);
  if (!grant.expiresAt || grant.expiresAt > clock.now()) return grant;
  await purses.endIfOver(seat.playerId);
  // Again a guess: where another one is active by now, the round proves stale.
  seat.grantId = null;
  return undefined;
}
