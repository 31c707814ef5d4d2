import { readPendingRound } from './pending-round.ts';
import { playRequest } from './place-bet.ts';
import { isUnderWay, READY } from './round-state.ts';
import { askAndShow } from './show-round.ts';
import type { Sitting } from './sitting.ts';

/** Takes up what an earlier visit left: a round that was never answered, or one that waits for a choice. */
export async function resumeRound(sitting: Sitting): Promise<void> {
  const { house, game, state, signal } = sitting;
  const request = house.keeps ? readPendingRound(house.keeps, game) : null;
  if (request) return playRequest(sitting, request);
  const open = await house.open(game, signal).catch(() => undefined);
  if (!open || signal.aborted || isUnderWay(state.now())) return;
  await askAndShow(sitting, READY, () => Promise.resolve(open));
}
