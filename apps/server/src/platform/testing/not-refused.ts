import { isRefusal } from '../refusal.ts';

/** What was answered where nothing is expected to be against it. @throws what refused it */
export function notRefused<Answer>(answer: Answer): Exclude<Answer, { refused: unknown }> {
  if (isRefusal(answer)) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer as Exclude<Answer, { refused: unknown }>;
}
