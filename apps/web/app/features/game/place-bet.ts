import type { Round } from '@croupier/contract';
import type { Choice } from '@croupier/games';
import { newKey } from '../../lib/new-key.ts';
import { forgetPendingRound, keepPendingRound, type RoundRequest } from './pending-round.ts';
import { READY } from './round-state.ts';
import { askAndShow } from './show-round.ts';
import type { Sitting } from './sitting.ts';
import { takeUpOpen } from './take-up-open.ts';

/** What a round is asked for with. */
export interface Bet {
  readonly kind: RoundRequest['kind'];
  readonly stakeMinor: string;
  readonly mode: string;
  /** The choice that goes with the bet, in modes that ask for one. */
  readonly choice: Choice | null;
}

/** Asks for a round under a key of its own, which is kept before it leaves, and shows what it brought. */
export async function placeBet(sitting: Sitting, { choice, ...bet }: Bet): Promise<void> {
  const { house, game } = sitting;
  const request = { key: newKey(), game, ...bet, ...(choice && { choice: [...choice] }) };
  if (house.keeps) keepPendingRound(house.keeps, request);
  await playRequest(sitting, request);
}

/**
 * Asks for the round of a request, new or kept from an earlier visit: its key brings one round, however often asked. An
 * open round that stands in its way, begun on another device for one, is shown beside the refusal, to be finished.
 */
export async function playRequest(sitting: Sitting, request: RoundRequest): Promise<void> {
  const { presenter, state, signal } = sitting;
  presenter.spinUp();
  await askAndShow(sitting, READY, () => answerTo(request, sitting));
  const { refusal } = state.now();
  if (signal.aborted || refusal?.key !== 'round_open') return;
  await takeUpOpen(sitting);
  if (!signal.aborted && state.now().open) state.change({ refusal });
}

/** A request is kept until it is answered; one that was broken off stays kept, and is asked for again. */
async function answerTo(request: RoundRequest, { house, game, state, signal }: Sitting): Promise<Round> {
  try {
    return await house.play(request, signal, () => state.change({ unanswered: true }));
  } finally {
    if (house.keeps && !signal.aborted) forgetPendingRound(house.keeps, game);
  }
}
