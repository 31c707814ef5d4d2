import { getChallenge } from '@croupier/contract/people/proof-of-work';
import { createHmac } from 'node:crypto';
import type { SpendProof } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { makeChallenge } from './make-challenge.ts';
import type { ProofOfWorkParts } from './proof-of-work-parts.ts';
import { spendProof } from './spend-proof.ts';
import { deleteSpentBefore } from './spent-proofs-store.ts';

const CLEAN_EVERY_MS = 5 * 60_000;
const CLEAN_TIMEOUT_MS = 30_000;
/** Remembered longer than they are good for: a clock may be set back. */
const KEPT_MS = 3_600_000;

export interface ProofOfWork {
  module: Module;
  /** What the edge asks of a call that needs a proof. */
  spend: SpendProof;
}

/** Challenges that browsers solve before the calls that machines abuse. */
export function createProofOfWork({
  config,
  ...platform
}: Needs<'db' | 'clock', 'sessionKey' | 'proofOfWorkTries'>): ProofOfWork {
  const secret = (of: string) => createHmac('sha256', config.sessionKey).update(of).digest('hex');
  const parts: ProofOfWorkParts = {
    ...platform,
    tries: config.proofOfWorkTries,
    secrets: { challenge: secret('proof-of-work challenge'), key: secret('proof-of-work key') },
  };
  const { db, clock } = platform;
  return {
    spend: (proof) => spendProof(parts, proof),
    module: {
      name: 'proof-of-work',
      routes: (http) => http.handle(getChallenge, ({ input }) => makeChallenge(parts, input.query.operation)),
      jobs: [
        {
          name: 'remove-spent-proofs',
          everyMs: CLEAN_EVERY_MS,
          timeoutMs: CLEAN_TIMEOUT_MS,
          run: () => deleteSpentBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
        },
      ],
    },
  };
}
