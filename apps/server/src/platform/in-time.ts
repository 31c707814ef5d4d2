import { setTimeout as sleep } from 'node:timers/promises';

type Answer = 'answered' | 'failed' | 'late';

/**
 * Waits `timeMs` for the answer to a question. The time is counted in two halves: a process that stood still itself
 * reads, between them, what came meanwhile.
 */
export async function inTime(question: Promise<unknown>, timeMs: number): Promise<Answer> {
  const ended = new AbortController();
  const late = async (): Promise<Answer> => {
    for (let half = 1; half <= 2; half++) await sleep(timeMs / 2, undefined, { signal: ended.signal });
    return 'late';
  };
  const answer = question.then(
    () => 'answered' as const,
    () => 'failed' as const,
  );
  return Promise.race([answer, late().catch(() => 'failed' as const)]).finally(() => ended.abort());
}
