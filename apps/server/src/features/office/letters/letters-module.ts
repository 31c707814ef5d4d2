import { createTransport } from 'nodemailer';
import { listLetters, type Letter } from '@croupier/contract/office/letters';
import { maskedEmail } from '@croupier/domain/people/players';
import type { Tx } from '../../../platform/database.ts';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { insertLetter, LETTERS_LIST, type LetterRow } from './letters-store.ts';
import { sendLetters, type Deliver } from './send-letters.ts';

const EVERY_MS = 5_000;
const TIMEOUT_MS = 60_000;
const CONNECTION_TIMEOUT_MS = 10_000;

/** Writes a letter with the commit; a job hands it to the mail server. */
export type WriteLetter = (tx: Tx, letter: { to: string; subject: string; text: string }) => Promise<void>;

type LettersPlatform = Needs<'db' | 'clock' | 'warn', 'mail' | 'environment'>;

/** The house's letters. Without a mail server they wait, and a house that is no real one shows them in the office instead. */
export function createLetters(platform: LettersPlatform): { module: Module; write: WriteLetter } {
  const { db, config } = platform;
  const deliver = delivererOf(config.mail);
  const isOutbox = config.environment !== 'production' && !deliver;
  const office = (http: Http) =>
    handleList<typeof listLetters, LetterRow, { state?: LetterRow['state'] }>(http, listLetters, {
      db,
      list: LETTERS_LIST,
      view: (row) => view(row, isOutbox),
    });
  const job = deliver && {
    name: 'send-letters',
    everyMs: EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    run: (signal: AbortSignal) => sendLetters(platform, deliver, signal),
  };
  return {
    write: createLetterWriter(platform),
    module: { name: 'letters', office, jobs: job ? [job] : [] },
  };
}

/** For a command of the house, too: its letters are handed over by the server. */
export const createLetterWriter =
  ({ clock }: Pick<LettersPlatform, 'clock'>): WriteLetter =>
  (tx, { to, subject, text }) =>
    insertLetter(tx, { recipient: to, subject, body: text, now: clock.now() });

function delivererOf({ url, from }: LettersPlatform['config']['mail']): Deliver | undefined {
  if (url === undefined) return undefined;
  const transport = createTransport({
    url,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: CONNECTION_TIMEOUT_MS,
  });
  return async (letter) => void (await transport.sendMail({ from, ...letter }));
}

const view = (row: LetterRow, isOutbox: boolean): Letter => ({
  id: String(row.id),
  recipient: isOutbox ? row.recipient : maskedEmail(row.recipient),
  subject: row.subject,
  body: isOutbox ? row.body : null,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  attempts: row.attempts,
});
