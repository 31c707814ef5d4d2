import { hash as hashOf } from 'node:crypto';
import { createSigner, type KeyRing, type Signer } from '../../../platform/key-ring.ts';
import { sealedColumn, signerSeals } from '../../../platform/seals/sealed-column.ts';

/** An account of a player, by what names it. */
export interface ChainAccount {
  readonly playerId: bigint;
  readonly currency: string;
  readonly kind: string;
}

/** A transfer as the chain sees it: every column of it. */
export interface ChainTransfer extends ChainAccount {
  readonly version: bigint;
  readonly key: string;
  readonly operation: string;
  readonly debit: string;
  readonly credit: string;
  readonly amountMinor: bigint;
  readonly beforeMinor: bigint;
  readonly afterMinor: bigint;
  /** When it was made, in microseconds since 1970: a Date would lose some. */
  readonly atMicros: bigint;
}

/** What the first transfer of an account follows on. */
export const NO_LINK = Buffer.alloc(32);

/** The chain's hash after a transfer: SHA-256 of the 32 bytes before it and of its columns, one a line. */
export function linkOf(before: Buffer, transfer: ChainTransfer): Buffer {
  const { playerId, currency, kind, version, key, operation, debit, credit } = transfer;
  const { amountMinor, beforeMinor, afterMinor, atMicros } = transfer;
  const what = [key, operation, debit, credit, amountMinor, beforeMinor, afterMinor, atMicros];
  const text = [playerId, currency, kind, version, ...what].join('\n');
  return hashOf('sha256', Buffer.concat([before, Buffer.from(text)]), 'buffer');
}

/** The end of an account's chain. */
export interface LinkedEnd extends ChainAccount {
  readonly version: bigint;
  readonly hash: Buffer;
}

export type ChainSealer = Signer<LinkedEnd>;

/** Seals the end of a chain: who has the database alone can make every hash, and no seal. */
export const createSealer = (seedKey: KeyRing): ChainSealer =>
  createSigner(seedKey, 'croupier transfer chain', ({ playerId, currency, kind, version, hash }) =>
    Buffer.concat([Buffer.from([playerId, currency, kind, version, ''].join('\n')), hash]),
  );

export const CHAINS_SEALED = sealedColumn({
  name: 'ends of chains of transfers',
  table: 'transfer_chain',
  column: 'seal',
  key: { player_id: 'bigint', currency: 'text', kind: 'balance_kind' },
  beside: ['version', 'hash'],
  seals: (seedKey) =>
    signerSeals(createSealer(seedKey), ({ player_id: playerId, currency, kind, version, hash }) => ({
      ...{ playerId: playerId as bigint, currency: currency as string, kind: kind as string },
      ...{ version: version as bigint, hash: hash as Buffer },
    })),
});
