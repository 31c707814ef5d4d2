import { createSigner, type KeyRing, type Signer } from '../../../platform/key-ring.ts';
import type { Witnessed } from '../../../platform/witness.ts';

export type WitnessSealer = Signer<Witnessed>;

/** Seals what was witnessed: who has the database alone cannot. */
export const createWitnessSealer = (seedKey: KeyRing): WitnessSealer =>
  createSigner(seedKey, 'croupier witness', ({ playerId, subject, value }) =>
    [playerId, subject, value].join('\n'),
  );
