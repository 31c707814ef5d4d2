import type { startSeeds as operation } from '@croupier/contract/play/fairness';
import { isClientSeed } from '@croupier/games';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { activatePair, findSeat } from './fairness-store.ts';

export interface StartInput {
  readonly playerId: bigint;
  /** What the player was told of the server seed that waits; another one by now is a conflict. */
  readonly commitment: string;
  readonly clientSeed: string;
}

/**
 * Puts the first pair to use with the player's own client seed. Its server seed was committed to, and the commitment
 * told, before the client seed was known; a client seed once chosen stays, so no round is ever drawn from another.
 * @returns the number of the pair
 */
export async function startSeeds(
  { db, clock }: { db: Database; clock: Clock },
  { playerId, commitment, clientSeed }: StartInput,
): Promise<{ active: number } | Refused<typeof operation>> {
  if (!isClientSeed(clientSeed)) return refuse('client_seed_invalid');
  const seat = await findSeat(db, playerId);
  if (seat?.commitment !== commitment) return refuse('conflict');
  const pair = { playerId, number: seat.pair, clientSeed, byHouse: false, at: clock.now() };
  const activated = await db.transaction((tx) => activatePair(tx, pair));
  return activated ? { active: seat.pair } : refuse('conflict');
}
