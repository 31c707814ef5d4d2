import { ApiError } from '@croupier/contract/kit';
import type { Round } from '@croupier/contract/play/rounds';
import type { RoundOutcome } from '@croupier/games';
import { READY } from './round-state.ts';
import type { Sitting } from './sitting.ts';

/**
 * Asks for a round and shows the answer; a refusal leaves things as they were before.
 * @param before `READY`, or with the open round that is asked to go on
 */
export async function askAndShow(
  sitting: Sitting,
  before: typeof READY,
  ask: (signal: AbortSignal) => Promise<Round>,
): Promise<void> {
  const { presenter, state, signal } = sitting;
  state.change({ ...before, phase: 'asking', refusal: null });
  try {
    const round = await ask(signal);
    if (!signal.aborted) await show(round, sitting);
  } catch (error) {
    if (signal.aborted) return;
    if (!before.open) presenter.idle();
    state.change({ ...before, refusal: error instanceof ApiError ? error : new ApiError(500, undefined) });
  }
}

/** Shows an answer; an open round then waits for its choice, any other one is over. */
async function show(round: Round, { presenter, state, signal, onShown }: Sitting): Promise<void> {
  const open = round.state === 'open' ? round : null;
  state.change({ ...READY, phase: 'showing', open, shown: round });
  await presenter.play(round.outcome as RoundOutcome, BigInt(round.stakeMinor));
  if (signal.aborted) return;
  onShown(round);
  state.change(open ? { ...READY, phase: 'choosing', open } : { ...READY, last: round });
}
