import { createHmac } from 'node:crypto';
import type { Witnessed } from '../../../platform/witness.ts';

export type SealOf = (witnessed: Witnessed) => Buffer;

/** Seals what was witnessed: who has the database alone cannot. */
export function createWitnessSealer(seedKey: Buffer): SealOf {
  const key = createHmac('sha256', seedKey).update('croupier witness').digest();
  return ({ playerId, subject, value }) =>
    createHmac('sha256', key).update([playerId, subject, value].join('\n')).digest();
}
