import { randomUUID } from 'node:crypto';
import { nextProof, type DocumentKind, type Proof } from '@croupier/domain/people/documents';
import type { Tx } from '../../../platform/database.ts';
import { lockPlayer } from '../players/feature.ts';
import { insertApproved } from './documents-store.ts';
import { keepStatus } from './keep-status.ts';

/** What is taken for each proof. */
const SHOWN = {
  identity: 'passport',
  address: 'utility-bill',
  face: 'selfie',
  method: 'card-photo',
  other: 'other',
} as const satisfies Record<Proof, DocumentKind>;

/**
 * For accounts that are made by the house itself, to try things with and for demonstration: documents that prove a level, and in which
 * country they live where one is named, without pages, as if somebody had seen them elsewhere. The level then stands on documents as every other one, and is lost with them.
 */
export async function giveLevel(
  tx: Tx,
  playerId: bigint,
  level: number,
  { by, at, country = null }: { by: string; at: Date; country?: string | null },
): Promise<void> {
  await lockPlayer(tx, playerId);
  const proofs = Array.from({ length: level }, (_, below) => nextProof(below)!);
  if (country !== null && !proofs.includes('address')) proofs.push('address');
  for (const proof of proofs) {
    const where = proof === 'address' ? country : null;
    await insertApproved(tx, { playerId, id: randomUUID(), kind: SHOWN[proof], country: where, by, at });
  }
  await keepStatus(tx, playerId, at);
}
