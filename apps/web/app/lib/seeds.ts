import { type SeedPair, seedPairs, startSeeds } from '@croupier/contract/play/fairness';
import { ApiError, type Call, type OutputOf } from '@croupier/contract/kit';
import { call as callSite } from './api.ts';
import { drawClientSeed } from './client-seed.ts';

/** My seeds in use, and the revealed ones. */
export interface Seeds extends OutputOf<typeof seedPairs> {
  readonly active: SeedPair;
}

/**
 * My seeds. Before the first round there are none in use: then this browser has the server's commitment, draws the
 * player's own seed and sends it, so that nothing is ever played under a pair that one side chose alone.
 */
export async function fetchSeeds(
  signal: AbortSignal,
  { call, drawSeed } = { call: callSite as Call, drawSeed: () => drawClientSeed() },
): Promise<Seeds> {
  const told = await call(seedPairs, {}, signal);
  if (told.active !== null) return { ...told, active: told.active };
  const body = { clientSeed: drawSeed(), commitment: told.nextCommitment };
  try {
    return { ...told, ...(await call(startSeeds, { body }, signal)) };
  } catch (error) {
    // Another window, or a round, was first: its seed is in use now.
    if (!(error instanceof ApiError && error.key === 'conflict')) throw error;
    const now = await call(seedPairs, {}, signal);
    if (now.active === null) throw error;
    return { ...now, active: now.active };
  }
}
