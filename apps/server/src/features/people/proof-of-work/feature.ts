import { feature } from '../../../platform/feature.ts';

export const PROOF_OF_WORK = feature({
  name: 'proof-of-work',
  level: 1,
  about: 'which proofs of work were used',
  owns: ['spent_proof'],
});

export { createProofOfWork } from './proof-of-work-module.ts';
