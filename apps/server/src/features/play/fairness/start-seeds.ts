import { isClientSeed } from '@croupier/games';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { activatePair, findSeat } from './fairness-store.ts';

export interface StartInput {
  readonly playerId: bigint;
  /** What the player was told of the server seed that waits; another one by now is a conflict. */
  readonly commitment: string;
  readonly clientSeed: string;
}

export type StartResult =
  { ok: true; active: number } | { ok: false; reason: 'conflict' | 'client_seed_invalid' };

/**
 * Puts the first pair to use with the player's own client seed. Its server seed was committed to, and the commitment
 * told, before the client seed was known; a client seed once chosen stays, so no round is ever drawn from another.
 */
export async function startSeeds(
  { db, clock }: { db: Database; clock: Clock },
  { playerId, commitment, clientSeed }: StartInput,
): Promise<StartResult> {
  if (!isClientSeed(clientSeed)) return { ok: false, reason: 'client_seed_invalid' };
  const seat = await findSeat(db, playerId);
  if (seat?.commitment !== commitment) return { ok: false, reason: 'conflict' };
  const pair = { playerId, number: seat.pair, clientSeed, byHouse: false, at: clock.now() };
  const activated = await db.transaction((tx) => activatePair(tx, pair));
  return activated ? { ok: true, active: seat.pair } : { ok: false, reason: 'conflict' };
}
