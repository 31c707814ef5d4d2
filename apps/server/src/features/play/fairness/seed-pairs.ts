import type { Queryable } from '../../../platform/database.ts';
import { findPair } from './fairness-store.ts';
import type { SeedVault } from './seed-vault.ts';

/** A pair with its secret, for recomputing a round inside the server. */
export interface OpenPair {
  readonly number: number;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly serverSeed: string;
  /** Whether the server seed may leave the server. */
  readonly revealed: boolean;
}

export async function openPairOf(
  db: Queryable,
  vault: SeedVault,
  playerId: bigint,
  number: number,
): Promise<OpenPair> {
  const row = await findPair(db, playerId, number);
  if (!row || row.clientSeed === null)
    throw new Error(`Player ${playerId} has no active or revealed pair ${number}`);
  const { commitment, clientSeed } = row;
  const serverSeed = vault.open(playerId, number, row.sealed);
  return { number, commitment, clientSeed, serverSeed, revealed: row.revealedAt !== null };
}
