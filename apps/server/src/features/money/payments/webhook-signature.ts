import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MessageVerdict, SentMessage } from './payment-provider.ts';

/** A message further from now than this is refused: an old one is somebody's recording. */
const SKEW_MAX_S = 300;

export interface SignedMessage {
  id: string | undefined;
  /** Seconds since 1970, as the header has it. */
  timestamp: string | undefined;
  /** `v1,<base64>`, several separated by spaces while a secret is being changed. */
  signature: string | undefined;
  /** The very bytes that came; a body parsed and written again would be another text. */
  body: Buffer | string;
}

export type SignatureVerdict = 'valid' | 'incomplete' | 'too_old_or_new' | 'wrong_signature';

/**
 * Checks a message by the Standard Webhooks rules: HMAC-SHA256 over `id.timestamp.body`.
 * @param secrets those that are live: two while one is being changed for the other.
 */
export function verifyMessage(
  message: SignedMessage,
  secrets: readonly string[],
  now: Date,
): SignatureVerdict {
  const { id, timestamp, signature, body } = message;
  if (!id || !timestamp || !signature || id.length > 256) return 'incomplete';
  if (!/^[0-9]{1,12}$/.test(timestamp)) return 'incomplete';
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > SKEW_MAX_S) return 'too_old_or_new';
  const given = signature.split(' ').slice(0, 8);
  // Every pair is compared, and each in constant time: the answer's time says nothing about what was close.
  let matches = 0;
  for (const secret of secrets) {
    const expected = Buffer.from(signMessage({ id, timestamp, body }, secret));
    for (const text of given) {
      const candidate = Buffer.from(text);
      if (candidate.length === expected.length && timingSafeEqual(candidate, expected)) matches++;
    }
  }
  return matches > 0 ? 'valid' : 'wrong_signature';
}

/** The same of a message as HTTP brought it. @returns its id where it is valid */
export function verifyHeaders(
  { headers, rawBody }: SentMessage,
  secrets: readonly string[],
  now: Date,
): MessageVerdict {
  const single = (name: string): string | undefined => {
    const header = headers[name];
    return Array.isArray(header) ? undefined : header;
  };
  const id = single('webhook-id');
  const [timestamp, signature] = [single('webhook-timestamp'), single('webhook-signature')];
  const verdict = verifyMessage({ id, timestamp, signature, body: rawBody }, secrets, now);
  if (verdict !== 'valid') return verdict;
  return id === undefined ? 'incomplete' : { id };
}

/** The id of a message that is signed with one of the secrets; nothing for any other. */
export function readSigned(
  { headers, rawBody = Buffer.alloc(0) }: Pick<SentMessage, 'headers'> & { rawBody: Buffer | undefined },
  secrets: readonly string[],
  now: Date,
): string | undefined {
  const verdict = verifyHeaders({ headers, rawBody }, secrets, now);
  return typeof verdict === 'object' ? verdict.id : undefined;
}

/** The `v1,…` signature of a message. */
export function signMessage(
  message: { id: string; timestamp: string; body: Buffer | string },
  secret: string,
): string {
  const mac = createHmac('sha256', keyOf(secret))
    .update(`${message.id}.${message.timestamp}.`)
    .update(message.body);
  return `v1,${mac.digest('base64')}`;
}

/** Live secrets of a setting that lists them with spaces or commas, the newest first. */
export function parseSecrets(setting: string): string[] {
  const secrets = setting.split(/[\s,]+/).filter((secret) => secret !== '');
  if (secrets.length === 0) throw new Error('no secret of the payment provider is set');
  return secrets;
}

/** `whsec_` marks base64, as Standard Webhooks writes its secrets; anything else is taken as the text it is. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret);
