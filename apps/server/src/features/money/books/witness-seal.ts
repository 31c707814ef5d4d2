import { createSigner, type KeyRing, type Signer } from '../../../platform/key-ring.ts';
import { sealedColumn, signerSeals } from '../../../platform/seals/sealed-column.ts';
import type { Witnessed } from '../../../platform/witness.ts';

export type WitnessSealer = Signer<Witnessed>;

/** Seals what was witnessed: who has the database alone cannot. */
export const createWitnessSealer = (seedKey: KeyRing): WitnessSealer =>
  createSigner(seedKey, 'croupier witness', ({ playerId, subject, value }) =>
    [playerId, subject, value].join('\n'),
  );

export const WITNESS_SEALED = sealedColumn({
  name: 'what was witnessed',
  table: 'books_witness',
  column: 'seal',
  key: { player_id: 'bigint', subject: 'text' },
  beside: ['value'],
  seals: (seedKey) =>
    signerSeals(createWitnessSealer(seedKey), ({ player_id: playerId, subject, value }) => ({
      ...{ playerId: playerId as bigint, subject: subject as string, value: value as string },
    })),
});
