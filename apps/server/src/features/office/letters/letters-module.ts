import type { Tx } from '../../../platform/database.ts';
import type { MayGo } from '../../../platform/message-channels.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { createDeliverer } from './deliver-letter.ts';
import { forgetLetters } from './forget-letters.ts';
import { insertLetter, type Offer } from './letters-store.ts';
import { sendLetters } from './send-letters.ts';
import { LETTERS_PERSONAL } from './personal-store.ts';

const EVERY_MS = 2_000;
const FORGET_EVERY_MS = 3_600_000;
const TIMEOUT_MS = 60_000;

/** A letter that is to be handed over. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as it is designed (`layLetter`). */
  readonly html?: string;
  /** An https address at which one press ends letters of this kind (RFC 8058). */
  readonly unsubscribe?: string;
  /** Somebody waits for it, with a code or a link in it: it goes before what tells and invites. */
  readonly urgent?: boolean;
  /** Of one that invites: it goes only while its reader may be invited and wants to be. */
  readonly offer?: Offer;
}

/** Writes a letter with the commit; a job hands it to the mail server. */
export type WriteLetter = (tx: Tx, letter: Letter) => Promise<void>;

type LettersPlatform = Needs<'db' | 'clock' | 'warn', 'mail' | 'environment'>;

/**
 * The house's letters. Without a mail server they wait; a house that is no real one shows them in the office.
 * @param above notices know who may be invited; they lie above this feature
 */
export function createLetters(
  platform: LettersPlatform,
  above: { mayGo: MayGo },
): { module: Module; write: WriteLetter } {
  const deliver = createDeliverer(platform.config);
  const job = deliver && {
    name: 'send-letters',
    everyMs: EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    run: (signal: AbortSignal) => sendLetters({ ...platform, ...above }, deliver, signal),
  };
  const forget = {
    name: 'forget-letters',
    everyMs: FORGET_EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    // Where nothing is handed over what waits is read in the office, as in a mailbox, until it is forgotten with the others.
    run: (signal: AbortSignal) =>
      forgetLetters(platform, {
        isMailbox: !deliver && platform.config.environment !== 'production',
        signal,
      }),
  };
  return {
    write: createLetterWriter(platform),
    module: { name: 'letters', personal: LETTERS_PERSONAL, jobs: job ? [job, forget] : [forget] },
  };
}

/** For a command of the house, too: its letters are handed over by the server. */
export const createLetterWriter =
  ({ clock }: Pick<LettersPlatform, 'clock'>): WriteLetter =>
  (tx, { to, subject, text, html = null, unsubscribe = null, urgent = false, offer = null }) =>
    insertLetter(
      tx,
      { to, subject: inOneLine(subject), text, html, unsubscribe, urgent, offer },
      clock.now(),
    );

/** A subject is one line of a letter's head: what is broken would be the next line of it. */
const inOneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
