import { choiceOfAbandoned, type RoundOutcome } from '@croupier/games';
import type { EachApart } from '../../../platform/each-apart.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { listAbandoned } from './open-rounds-store.ts';
import { recallRound } from './recall-round.ts';
import { stepRound, type StepDeps } from './step-round.ts';

/** Stated in the rules of every game that asks: after a day the round is closed for the player. */
export const ABANDONED_AFTER_MS = 24 * 3_600_000;
const PORTION = 100;

/**
 * Closes rounds that nobody came back to: the money is taken where it can be, otherwise the first choice allowed is
 * made, until the round is over. A player who comes back meanwhile is not overruled: the step counts as any other.
 * A round that cannot be closed is told of and tried again later, and holds up no other.
 * @returns how many were looked after
 */
export async function closeAbandoned(
  deps: StepDeps,
  apart: EachApart,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - ABANDONED_AFTER_MS);
  const abandoned = await listAbandoned(deps.db, { before, resting: apart.resting(), limit: PORTION });
  const { done } = await apart.each(
    abandoned,
    ({ playerId, key }) => `${playerId} ${key}`,
    ({ playerId, key }) => closeOne(deps, playerId, key),
    signal,
  );
  return done;
}

async function closeOne(deps: StepDeps, playerId: bigint, key: string): Promise<void> {
  for (;;) {
    const round = await recallRound(deps, playerId, key);
    if (round?.state !== 'open') return;
    const choice = choiceOfAbandoned(round.outcome as RoundOutcome);
    // It waits for something other than a choice, a flight's end for one, and a day is far too long for that.
    if (!choice) throw new Error(`round ${key} is open for a day and offers no choice`);
    const step = round.entry.choices.length;
    const stepped = await stepRound(deps, { playerId, key, step, choice, requestId: 'abandoned' });
    if (!isRefusal(stepped)) continue;
    if (stepped.refused === 'choice_not_allowed') throw new Error(`round ${key} refuses its own choice`);
    return; // Its player came back.
  }
}
