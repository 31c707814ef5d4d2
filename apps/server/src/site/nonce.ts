import { randomBytes } from 'node:crypto';

/**
 * Stands for the nonce in a page that is kept. It is as unguessable as a nonce, so nothing that a player
 * wrote can contain it; a page that goes out always carries the nonce of its own answer instead.
 */
export const PLACEHOLDER = randomBytes(18).toString('base64url');

export function withNonce(body: Buffer, nonce: string): Buffer {
  const parts: Buffer[] = [];
  const own = Buffer.from(nonce);
  let from = 0;
  for (let at = body.indexOf(PLACEHOLDER); at >= 0; at = body.indexOf(PLACEHOLDER, from)) {
    parts.push(body.subarray(from, at), own);
    from = at + PLACEHOLDER.length;
  }
  return parts.length ? Buffer.concat([...parts, body.subarray(from)]) : body;
}
