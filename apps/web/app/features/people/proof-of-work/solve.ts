import type { Challenge, Proof } from '@croupier/contract/people/proof-of-work';
import { solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** What takes longer than this is taken to be impossible here. */
const TIMEOUT_MS = 60_000;

/**
 * Solves a challenge beside the page; where no worker can be had, in the page itself, which answers between the tries.
 * @throws where it cannot be solved here, or nobody waits for it any more
 */
export async function solve(challenge: Challenge, controller: AbortController): Promise<Proof['solution']> {
  const work = { challenge, controller, timeout: TIMEOUT_MS };
  const found = await solveChallengeWorkers({ ...work, concurrency: 1, createWorker }).catch(() =>
    solveChallenge({ ...work, deriveKey }),
  );
  if (!found) throw new Error('not solved');
  return { counter: found.counter, derivedKey: found.derivedKey };
}

const createWorker = () => new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' });
