import { ApiError, type Call } from '@croupier/contract/kit';

/** What makes proofs is fetched with the first touch of a form, and not with its page. */
export const loadProving = () => import('./proving.tsx');

/**
 * The API for an operation that needs a proof of work. The form that it is called for holds `<ProofOfWork>`.
 * @throws ApiError, see `createCall`; `proof_of_work_needed` where this browser could not make a proof
 */
export const callProving: Call = async (...asked) => {
  const proving = await loadProving().catch(() => {
    throw new ApiError(0, undefined);
  });
  return proving.callWithProof(...asked);
};
