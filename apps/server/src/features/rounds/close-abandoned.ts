import { choiceOfAbandoned, type RoundOutcome } from '@croupier/games';
import { listAbandoned } from './open-rounds-store.ts';
import { recallRound } from './recall-round.ts';
import { stepRound, type StepDeps } from './step-round.ts';

/** Stated in the rules of every game that asks: after a day the round is closed for the player. */
export const ABANDONED_AFTER_MS = 24 * 3_600_000;
const PORTION = 100;

/**
 * Closes rounds that nobody came back to: the money is taken where it can be, otherwise the first choice allowed is
 * made, until the round is over. A player who comes back meanwhile is not overruled: the step counts as any other.
 * @returns how many were closed
 */
export async function closeAbandoned(deps: StepDeps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - ABANDONED_AFTER_MS);
  const abandoned = await listAbandoned(deps.db, before, PORTION);
  for (const { playerId, key } of abandoned) {
    for (;;) {
      const round = await recallRound(deps, playerId, key);
      const choice = round && choiceOfAbandoned(round.outcome as RoundOutcome);
      if (!choice) break;
      const step = round.entry.choices.length;
      const result = await stepRound(deps, { playerId, key, step, choice, requestId: 'abandoned' });
      if (!result.ok) break;
    }
  }
  return abandoned.length;
}
