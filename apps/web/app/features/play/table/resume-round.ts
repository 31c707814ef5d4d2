import { readPendingRound } from './pending-round.ts';
import { playRequest } from './place-bet.ts';
import type { Sitting } from './sitting.ts';
import { takeUpOpen } from './take-up-open.ts';

/** Takes up what an earlier visit left: a round that was never answered, or one that waits for a choice. */
export async function resumeRound(sitting: Sitting): Promise<void> {
  const { source, game } = sitting;
  const kept = source.keeps ? readPendingRound(source.keeps, game) : null;
  await (kept ? playRequest(sitting, kept.request) : takeUpOpen(sitting));
}
