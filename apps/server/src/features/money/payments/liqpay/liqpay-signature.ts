import { createHash, timingSafeEqual } from 'node:crypto';
import type { MessageVerdict } from '../payment-provider.ts';
import { parseExactly } from '../exact-json.ts';

/** What LiqPay and we send each other: JSON in base64, and its signature. */
export interface SignedData {
  readonly data: string;
  readonly signature: string;
}

/** Base64 of SHA-1 over `key + data + key`, the whole of LiqPay's scheme (https://www.liqpay.ua/documentation/en/data_signature). */
export const signatureOf = (data: string, privateKey: string): string =>
  createHash('sha1')
    .update(privateKey + data + privateKey)
    .digest('base64');

export function signData(content: object, privateKey: string): SignedData {
  const data = Buffer.from(JSON.stringify(content)).toString('base64');
  return { data, signature: signatureOf(data, privateKey) };
}

/**
 * Proves a callback. It says nothing of its age, so age is no reason to refuse it: what came before is known by its id, which is made
 * of the payment, its status and the data.
 */
export function verifyCallback(rawBody: Buffer, privateKey: string): MessageVerdict {
  const form = readForm(rawBody);
  if (!form) return 'incomplete';
  const expected = Buffer.from(signatureOf(form.data, privateKey));
  const given = Buffer.from(form.signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong_signature';
  const content = contentOf(form.data);
  const hash = createHash('sha256').update(form.data).digest('base64url');
  return { id: [wordOf(content?.['payment_id']), wordOf(content?.['status']), hash].join('-') };
}

/** The content of a callback whose signature was right; undefined where it is no object. */
export function readCallback(rawBody: Buffer): Readonly<Record<string, unknown>> | undefined {
  const form = readForm(rawBody);
  return form && contentOf(form.data);
}

function readForm(rawBody: Buffer): SignedData | undefined {
  const form = new URLSearchParams(rawBody.toString());
  const [data, ...moreData] = form.getAll('data');
  const [signature, ...moreSignatures] = form.getAll('signature');
  // Of two, one would be verified and the other read.
  if (moreData.length > 0 || moreSignatures.length > 0) return undefined;
  return data && signature ? { data, signature } : undefined;
}

function contentOf(data: string): Record<string, unknown> | undefined {
  const content = parseExactly(Buffer.from(data, 'base64').toString());
  const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
  return isObject ? (content as Record<string, unknown>) : undefined;
}

const wordOf = (value: unknown): string =>
  typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : 'none';
