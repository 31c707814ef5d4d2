import type { rotateSeeds as operation } from '@croupier/contract/play/fairness';
import { isClientSeed } from '@croupier/games';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { activatePair, findPair, insertPair, lockSeat, moveSeat, revealPair } from './fairness-store.ts';
import type { SeedVault } from './seed-vault.ts';

export interface RotateInput {
  readonly playerId: bigint;
  /** The pair the player sees as active; another one by now is a conflict. */
  readonly activeId: string;
  readonly clientSeed: string;
}

/** Pairs by their numbers. */
export type Rotated = { readonly revealed: number; readonly active: number } | Refused<typeof operation>;

/**
 * Reveals the active pair and makes the waiting one active with the player's client seed. The waiting server seed was
 * committed to before the client seed was known, so the house cannot choose it to suit. The lock of the seat puts this
 * between two rounds: one settled before counts under the old pair, one drawn but not settled is drawn again.
 */
export async function rotateSeeds(
  { db, clock, vault }: { db: Database; clock: Clock; vault: SeedVault },
  input: RotateInput,
): Promise<Rotated> {
  const { playerId, activeId, clientSeed } = input;
  if (!isClientSeed(clientSeed)) return refuse('client_seed_invalid');
  return db.transaction(async (tx) => {
    const seat = await lockSeat(tx, playerId);
    if (!seat || String(seat.pair) !== activeId) return refuse('conflict');
    // Before the first client seed is chosen there is nothing to reveal.
    if ((await findPair(tx, playerId, seat.pair))?.clientSeed == null) return refuse('conflict');
    if (seat.openRounds > 0) return refuse('round_open');
    const now = clock.now();
    const active = seat.pair + 1;
    const waiting = active + 1;
    await revealPair(tx, playerId, seat.pair, seat.nextNonce, now);
    await activatePair(tx, { playerId, number: active, clientSeed, byHouse: false, at: now });
    await insertPair(tx, { playerId, number: waiting, ...vault.create(playerId, waiting) });
    await moveSeat(tx, playerId, active);
    return { revealed: seat.pair, active };
  });
}
