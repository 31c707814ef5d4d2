import { isUnderWay, READY } from './round-state.ts';
import { askAndShow } from './show-round.ts';
import type { Sitting } from './sitting.ts';

/** Shows the round of this game that waits for a choice, wherever it was opened; nothing when there is none. */
export async function takeUpOpen(sitting: Sitting): Promise<void> {
  const { source, game, state, signal } = sitting;
  const open = await source.open(game, signal).catch(() => undefined);
  if (!open || signal.aborted || isUnderWay(state.now())) return;
  await askAndShow(sitting, READY, () => Promise.resolve(open));
}
