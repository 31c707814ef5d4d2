import type { Round } from '@croupier/contract/play/rounds';
import type { Choice } from '@croupier/games';
import { newKey } from '../../../lib/new-key.ts';
import { fateOf } from './ask-round.ts';
import {
  forgetPendingRound,
  keepPendingRound,
  readPendingRound,
  type RoundRequest,
} from './pending-round.ts';
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
  /** The gift whose round it is to be: then nothing is staked. */
  readonly giftId?: string | null;
}

/**
 * Asks for a round under a key of its own, which is kept before it leaves, and shows what it brought. While an earlier one is
 * unanswered, that one is asked for again instead: a press must not stake a second time because an answer was lost.
 */
export async function placeBet(sitting: Sitting, { choice, giftId, ...bet }: Bet): Promise<void> {
  const { source, game } = sitting;
  const kept = source.keeps ? readPendingRound(source.keeps, game) : null;
  if (kept && !kept.failed) return playRequest(sitting, kept.request);
  const asked = { ...(choice && { choice: [...choice] }), ...(giftId && { giftId }) };
  const request = { key: newKey(), game, ...bet, ...asked };
  if (source.keeps) keepPendingRound(source.keeps, request);
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

/**
 * A request is kept until its fate is known; one that was broken off stays kept as it is. After an error of the house it
 * stays kept too, but the player can go on: the next bet takes its place. If it was played, the history has it.
 */
async function answerTo(request: RoundRequest, { source, game, state, signal }: Sitting): Promise<Round> {
  const { keeps } = source;
  try {
    const round = await source.play(request, signal, () => state.change({ unanswered: true }));
    if (keeps && !signal.aborted) forgetPendingRound(keeps, game);
    return round;
  } catch (error) {
    const fate = fateOf(error);
    if (keeps && !signal.aborted && fate === 'refused') forgetPendingRound(keeps, game);
    if (keeps && !signal.aborted && fate === 'failed') keepPendingRound(keeps, request, true);
    throw error;
  }
}
