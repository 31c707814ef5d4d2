import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from '@croupier/contract/people/proof-of-work';
import { randomInt } from 'node:crypto';
import { LIFETIME_MS, type ProofOfWorkParts } from './proof-of-work-parts.ts';

/** Rounds of one derivation: a browser spends nearly all of a try in its own SHA-256 and not on the way there. */
const COST = 5_000;

/**
 * A challenge for one call of an operation. The number that solves it is drawn evenly, so that the most it can take is known; it
 * costs the house one derivation here, and a hash when the solution comes. Nothing is kept: what must hold is signed.
 */
export async function makeChallenge(parts: ProofOfWorkParts, operation: string): Promise<Challenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(parts.tries),
    deriveKey,
    data: { operation, expiresAtMs: parts.clock.now().getTime() + LIFETIME_MS },
    hmacSignatureSecret: parts.secrets.challenge,
    hmacKeySignatureSecret: parts.secrets.key,
  });
  return challenge as Challenge;
}
