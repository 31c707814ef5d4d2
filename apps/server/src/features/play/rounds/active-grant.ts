import type { Clock } from '../../../platform/clock.ts';
import type { Seat, Seats } from '../fairness/feature.ts';
import type { Grant, Purses } from '../../rewards/purses/feature.ts';

/** The bonus that is active by what is known of the seat. One that has run out is ended first: nothing more is played with it. */
export async function grantOf(
  { purses, clock }: { purses: Pick<Purses, 'termsOf' | 'endIfOver'>; clock: Clock },
  seat: Seat,
): Promise<Grant | undefined> {
  if (seat.grantId === null) return undefined;
  const grant = await purses.termsOf(seat.playerId, seat.grantId);
  if (!hasRunOut(grant, clock.now())) return grant;
  await purses.endIfOver(seat.playerId);
  // Again a guess: where another one is active by now, the round proves stale.
  seat.grantId = null;
  return undefined;
}

/** Whether this process knows the player's seat and bonus, so that nothing has to be written before their round is settled. */
export async function isAtHand(
  { seats, purses, clock }: { seats: Seats; purses: Pick<Purses, 'termsOf'>; clock: Clock },
  playerId: bigint,
): Promise<boolean> {
  const seat = await seats.known(playerId);
  if (!seat) return false;
  if (seat.grantId === null) return true;
  return !hasRunOut(await purses.termsOf(playerId, seat.grantId), clock.now());
}

const hasRunOut = ({ expiresAt }: Grant, now: Date): boolean => expiresAt !== null && expiresAt <= now;
