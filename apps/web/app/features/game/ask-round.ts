import { ApiError, playRound, type Round } from '@croupier/contract';
import { call } from '../../lib/api.ts';
import type { RoundRequest } from './pending-round.ts';

const PAUSES_MS = [600, 1_200, 2_500, 4_000, 6_000];

/**
 * Asks for a round until there is an answer to its key. Whatever happened to an earlier try, the same
 * key brings the same round and takes the stake once.
 * @param onUnanswered told before each further try
 * @throws ApiError for a refusal: nothing was staked
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
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !isUnanswered(error)) throw error;
      onUnanswered();
      await pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0, signal);
    }
  }
}

/** No answer at all, or one from which the round's fate cannot be told. */
export function isUnanswered(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 0 ||
      error.status >= 500 ||
      error.key === 'too_many_requests' ||
      error.key === 'request_timeout')
  );
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)), {
      once: true,
    });
  });
}
