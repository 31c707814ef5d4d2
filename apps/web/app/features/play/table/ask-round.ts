import { ApiError } from '@croupier/contract/kit';
import { playRound, type Round } from '@croupier/contract/play/rounds';
import { call } from '../../../lib/api.ts';
import type { RoundRequest } from './pending-round.ts';

/** Between one try and the next, the last for all further ones. */
const PAUSES_MS = [600, 1_200, 2_500, 4_000, 6_000];

/** With the pauses between them some two minutes: longer than a server takes to come back. */
export const ANSWER_TRIES = 22;

/**
 * Asks for a round until there is an answer to its key, `ANSWER_TRIES` times at the most. Whatever happened to an earlier
 * try, the same key brings the same round and takes the stake once.
 * @param onUnanswered told before each further try
 * @throws what the last try ended with: `fateOf` tells what it means for the round
 */
export function askRound(
  request: RoundRequest,
  signal: AbortSignal,
  onUnanswered: () => void,
): Promise<Round> {
  return askAgain(() => call(playRound, { body: request }, signal), signal, onUnanswered);
}

/** Asks until there is an answer: for calls that have one effect however often they arrive. */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  onUnanswered: () => void,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || fateOf(error) !== 'unanswered' || tries === ANSWER_TRIES) throw error;
      onUnanswered();
      await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? 0, signal);
    }
  }
}

/**
 * What an error means for the round that was asked for. `refused`: there is none, and nothing was staked. `unanswered`: there
 * was no answer, or one that passes; asking again helps. `failed`: something is broken, here or there, and asking again need not
 * help. After the last two nobody here knows whether the round was played.
 */
export function fateOf(error: unknown): 'refused' | 'unanswered' | 'failed' {
  if (!(error instanceof ApiError) || error.status === 500) return 'failed';
  const passes = error.key === 'too_many_requests' || error.key === 'request_timeout';
  return error.status === 0 || error.status > 500 || passes ? 'unanswered' : 'refused';
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)), {
      once: true,
    });
  });
}
