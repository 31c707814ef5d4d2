import { type Challenge, type ProofNeeded, PROOF_HEADER } from '@croupier/contract/people/proof-of-work';
import { type ErrorBody, ERROR_STATUS, type Send } from '@croupier/contract/kit';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Sends as a browser does: where a proof of work is needed, a challenge is solved and the call made again. */
export function proving(send: Send): Send {
  return async (path, init) => {
    const answer = await send(path, init);
    if (answer.status !== ERROR_STATUS.proof_of_work_needed) return answer;
    const { details } = ((await answer.json()) as ErrorBody).error;
    const challenge = await send(challengePath((details as ProofNeeded).operation), { method: 'GET' });
    const proof = await solve((await challenge.json()) as Challenge);
    return send(path, { ...init, headers: { ...init.headers, [PROOF_HEADER]: proof } });
  };
}

export const challengePath = (operation: string): string =>
  `/api/security/challenge?${new URLSearchParams({ operation }).toString()}`;

/** @returns the proof as a call carries it */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('a challenge that nobody solves');
  const { counter, derivedKey } = solution;
  return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64');
}
