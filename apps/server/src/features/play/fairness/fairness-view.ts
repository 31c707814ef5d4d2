import type { SeedPair } from '@croupier/contract/play/fairness';
import type { PairRow } from './fairness-store.ts';
import type { SeedVault } from './seed-vault.ts';

/** The only place a server seed leaves the server, and only once its pair is revealed. */
export function pairView(row: PairRow, nextNonce: number, vault: SeedVault): SeedPair {
  if (row.clientSeed === null || row.activatedAt === null) throw new Error('A waiting pair is not shown');
  return {
    id: String(row.number),
    commitment: row.commitment,
    clientSeed: row.clientSeed,
    clientSeedBy: row.byHouse ? 'house' : 'player',
    nextNonce: row.rounds ?? nextNonce,
    serverSeed: row.revealedAt ? vault.open(row.playerId, row.number, row.sealed) : null,
    createdAt: row.activatedAt.toISOString(),
    revealedAt: row.revealedAt?.toISOString() ?? null,
  };
}
