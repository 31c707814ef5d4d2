import type { MayGo } from '../../../platform/message-channels.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { Deliver } from './deliver-letter.ts';
import { giveUp, markSent, putOff, takeDue, withdraw, type DueLetter } from './letters-store.ts';

const SENT_AT_ONCE_MAX = 50;
/** Longer than a server may be silent in all its steps: who took a letter and is gone held it for so long. */
const TAKEN_FOR_MS = 5 * 60_000;
const FIRST_WAIT_MS = 60_000;
const ATTEMPTS_MAX = 10;

type SendParts = Needs<'db' | 'clock' | 'warn'> & { readonly mayGo: MayGo };

/**
 * Hands over what is due, one by one, what somebody waits for before all else. What invites is judged anew at each try: its reader may
 * have ended such letters while it waited. One that the server does not take now waits twice as long each time and is given up after ten
 * attempts; one that it says it will never take is given up at once. A letter whose answer was lost may come twice, and never not at
 * all.
 */
export async function sendLetters(parts: SendParts, deliver: Deliver, signal: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  for (let sent = 0; sent < SENT_AT_ONCE_MAX && !signal.aborted; sent++) {
    const now = clock.now();
    const letter = await takeDue(db, { now, again: new Date(now.getTime() + TAKEN_FOR_MS) });
    if (!letter) return;
    await sendOne(parts, deliver, letter);
  }
}

async function sendOne(
  { db, clock, warn, mayGo }: SendParts,
  deliver: Deliver,
  letter: DueLetter,
): Promise<void> {
  const { id, attempts, to, offer } = letter;
  if (offer) {
    const at = await mayGo({ ...offer, to });
    if (!at) return withdraw(db, id);
    if (at > clock.now()) return putOff(db, id, at);
  }
  try {
    await deliver(letter);
  } catch (error) {
    const details = { letter: String(id), ...answerOf(error) };
    warn('a letter was not taken by the mail server', details);
    if (isForever(details) || attempts >= ATTEMPTS_MAX) return giveUp(db, id);
    return putOff(db, id, new Date(clock.now().getTime() + FIRST_WAIT_MS * 2 ** (attempts - 1)));
  }
  await markSent(db, id, clock.now());
}

interface Answer {
  /** What went wrong, as the library calls it. */
  readonly code?: string | undefined;
  /** Said to which command. */
  readonly command?: string | undefined;
  readonly responseCode?: number | undefined;
}

/** Of an error only what is no address: servers repeat to whom they say no. */
function answerOf(error: unknown): Answer {
  const { code, command, responseCode } = error as Answer;
  return { code, command, responseCode };
}

/** A no to this letter or its reader; a no to the house itself, its password say, is somebody's to mend and ends no letter. */
const isForever = ({ command, responseCode = 0 }: Answer): boolean =>
  responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
