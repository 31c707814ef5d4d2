import type { Tx } from '../../../platform/database.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { createDeliverer } from './deliver-letter.ts';
import { insertLetter } from './letters-store.ts';
import { sendLetters } from './send-letters.ts';

const EVERY_MS = 2_000;
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
}

/** Writes a letter with the commit; a job hands it to the mail server. */
export type WriteLetter = (tx: Tx, letter: Letter) => Promise<void>;

type LettersPlatform = Needs<'db' | 'clock' | 'warn', 'mail' | 'environment'>;

/** The house's letters. Without a mail server they wait; a house that is no real one shows them in the office. */
export function createLetters(platform: LettersPlatform): { module: Module; write: WriteLetter } {
  const deliver = createDeliverer(platform.config);
  const job = deliver && {
    name: 'send-letters',
    everyMs: EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    run: (signal: AbortSignal) => sendLetters(platform, deliver, signal),
  };
  return {
    write: createLetterWriter(platform),
    module: { name: 'letters', jobs: job ? [job] : [] },
  };
}

/** For a command of the house, too: its letters are handed over by the server. */
export const createLetterWriter =
  ({ clock }: Pick<LettersPlatform, 'clock'>): WriteLetter =>
  (tx, { to, subject, text, html = null, unsubscribe = null }) =>
    insertLetter(tx, { to, subject: inOneLine(subject), text, html, unsubscribe }, clock.now());

/** A subject is one line of a letter's head: what is broken would be the next line of it. */
const inOneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
