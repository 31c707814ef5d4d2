import { setTimeout as sleep } from 'node:timers/promises';

/** @returns what to wait for before an answer that depends on whether an account exists is given; call it before the work begins */
export const answerAfter = ({ answerAfterMs }: { readonly answerAfterMs: number }): Promise<void> =>
  sleep(answerAfterMs);
