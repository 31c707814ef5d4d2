import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../platform/database.ts';
import { holdPlayer } from '../../people/players/feature.ts';
import { activatePair, insertPair, insertSeat } from './fairness-store.ts';
import type { SeedVault } from './seed-vault.ts';

/** Gives a player their seat where they have none, its first pair committed to and waiting for a client seed. */
export async function openSeat(tx: Tx, vault: SeedVault, playerId: bigint): Promise<void> {
  // What is set against a player's stakes marks their seat: either it is there by then, or its first stake sees what was set.
  await holdPlayer(tx, playerId);
  if (!(await insertSeat(tx, playerId, 1))) return;
  for (const number of [1, 2]) await insertPair(tx, { playerId, number, ...vault.create(playerId, number) });
}

/**
 * Puts a waiting pair to use with a client seed that the house draws, for who is drawn for without having sent one. Where
 * the player's own comes at this moment, whichever is first stands.
 */
export async function activateByHouse(
  tx: Tx,
  { playerId, number, at }: { playerId: bigint; number: number; at: Date },
): Promise<void> {
  const clientSeed = randomBytes(16).toString('hex');
  await activatePair(tx, { playerId, number, clientSeed, byHouse: true, at });
}
