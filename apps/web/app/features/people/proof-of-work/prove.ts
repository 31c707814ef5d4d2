import { ApiError } from '@croupier/contract/kit';
import { getChallenge, type Proof } from '@croupier/contract/people/proof-of-work';
import { call } from '../../../lib/api.ts';
import { solve } from './solve.ts';

/**
 * @param operation its path in the contract
 * @returns a proof for one call of the operation, as it travels
 * @throws ApiError `proof_of_work_needed` where this browser cannot make one, and as the call for the challenge does
 */
export async function prove(operation: string, controller: AbortController): Promise<string> {
  const challenge = await call(getChallenge, { query: { operation } }, controller.signal);
  const solution = await solve(challenge, controller).catch(() => {
    throw new ApiError(428, { key: 'proof_of_work_needed', message: '', requestId: '' });
  });
  const proof: Proof = { challenge, solution };
  // Letters and digits alone.
  return btoa(JSON.stringify(proof));
}
