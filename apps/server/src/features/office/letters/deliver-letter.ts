import { createTransport } from 'nodemailer';
import type { DkimKey } from '../../../platform/mail-signature.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { DueLetter } from './letters-store.ts';

/** Hands a letter to the mail server. Throws when it is not taken. */
export type Deliver = (letter: DueLetter) => Promise<void>;

/** Of each step: a server that says nothing for so long is taken for one that is away. */
const SILENT_MS = 10_000;

/** @returns undefined where there is no mail server */
export function createDeliverer({
  mail,
  environment,
}: Needs<never, 'mail' | 'environment'>['config']): Deliver | undefined {
  const { url, from, dkim } = mail;
  if (url === undefined) return undefined;
  const transport = createTransport({
    url,
    connectionTimeout: SILENT_MS,
    greetingTimeout: SILENT_MS,
    socketTimeout: SILENT_MS,
    // A letter may say how to get into an account: between machines it goes sealed, or not at all.
    ...(environment === 'production' && !isThisMachine(url) && { requireTLS: true }),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim: signatureBy(dkim) }),
  });
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, to, subject, text, html, unsubscribe, createdAt }) => {
    await transport.sendMail({
      ...{ from, to, subject, text },
      ...(html !== null && { html }),
      // The same however often it is tried: a mailbox that knows it already shows it once.
      messageId: `<letter-${id}.${createdAt.getTime()}@${host}>`,
      date: createdAt,
      headers: {
        // Nobody's absence is told to a machine.
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe !== null && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  };
}

/** What of a letter is signed: beside what mailboxes show, both headers that end it by one press, as RFC 8058 asks. */
const SIGNED_HEADERS = [
  ...['From', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

const signatureBy = ({ domain, selector, privateKey }: DkimKey) => ({
  domainName: domain,
  keySelector: selector,
  privateKey,
  headerFieldNames: SIGNED_HEADERS,
});

const isThisMachine = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
