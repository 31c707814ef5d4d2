import { setTimeout as sleep } from 'node:timers/promises';

/** Every answer that depends on whether an account exists is given this long after the call, or later. */
const ANSWER_AFTER_MS = 200;

/** @returns what to wait for before the answer is given; call it before the work begins */
export const answerAfter = (): Promise<void> => sleep(ANSWER_AFTER_MS);
