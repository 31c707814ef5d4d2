import type { Needs } from '../../../platform/platform.ts';
import { listDue, markFailed, markSent, type DueLetter } from './letters-store.ts';

/** Hands a letter to the mail server. Throws when it is not taken. */
export type Deliver = (letter: { to: string; subject: string; text: string }) => Promise<void>;

const SENT_AT_ONCE_MAX = 50;
const FIRST_WAIT_MS = 60_000;
const ATTEMPTS_MAX = 10;

/**
 * Hands over what is due, one by one; one that the server does not take waits twice as long each time and is given up after ten.
 * A letter whose answer was lost may come twice, and never not at all.
 */
export async function sendLetters(
  { db, clock, warn }: Needs<'db' | 'clock' | 'warn'>,
  deliver: Deliver,
  signal: AbortSignal,
): Promise<void> {
  for (const letter of await listDue(db, clock.now(), SENT_AT_ONCE_MAX)) {
    if (signal.aborted) return;
    try {
      await deliver({ to: letter.recipient, subject: letter.subject, text: letter.body });
      await markSent(db, letter.id, clock.now());
    } catch (error) {
      warn('a letter was not taken by the mail server', { letter: String(letter.id), err: error });
      await markFailed(db, letter.id, nextAttempt(letter, clock.now()));
    }
  }
}

function nextAttempt({ attempts }: DueLetter, now: Date): { nextAttemptAt: Date; givenUp: boolean } {
  const waitMs = FIRST_WAIT_MS * 2 ** attempts;
  return { nextAttemptAt: new Date(now.getTime() + waitMs), givenUp: attempts + 1 >= ATTEMPTS_MAX };
}
