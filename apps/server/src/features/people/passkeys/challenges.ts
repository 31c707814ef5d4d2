import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a challenge asks for: an answer to one is none to another, nor in another session. */
export interface ChallengeFor {
  readonly purpose: 'add' | 'sign-in' | 'step-up';
  /** The session that it is asked in; null for whoever is nobody yet. */
  readonly sessionId: string | null;
}

/** Long enough to find a telephone and look at it. */
export const CHALLENGE_KEPT_MS = 5 * 60_000;

const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 32;

/**
 * A challenge carries what it is for and when it ends under the house's own signature, so that a page which only offers to sign in
 * writes nothing anywhere. That one is answered once is kept when it is answered (`spendChallenge`).
 */
export function newChallenge(key: Buffer, about: ChallengeFor, now: Date): Uint8Array<ArrayBuffer> {
  const endsAt = Buffer.alloc(TIME_BYTES);
  endsAt.writeUIntBE(now.getTime() + CHALLENGE_KEPT_MS, 0, TIME_BYTES);
  const signed = Buffer.concat([randomBytes(NONCE_BYTES), endsAt]);
  return new Uint8Array(Buffer.concat([signed, sign(key, about, signed)]));
}

/** @param challenge as the browser says it back, base64url */
export function isOurChallenge(key: Buffer, about: ChallengeFor, challenge: string, now: Date): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== NONCE_BYTES + TIME_BYTES + MAC_BYTES) return false;
  // Whatever else would be read as the same bytes is another text, which would not be known as answered.
  if (bytes.toString('base64url') !== challenge) return false;
  const signed = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
  if (!timingSafeEqual(bytes.subarray(NONCE_BYTES + TIME_BYTES), sign(key, about, signed))) return false;
  const leftMs = signed.readUIntBE(NONCE_BYTES, TIME_BYTES) - now.getTime();
  // One that ends later than any can was made under a clock that was set back since.
  return leftMs > 0 && leftMs <= CHALLENGE_KEPT_MS;
}

const sign = (key: Buffer, { purpose, sessionId }: ChallengeFor, signed: Buffer): Buffer =>
  createHmac('sha256', key)
    .update(`passkey\n${purpose}\n${sessionId ?? ''}\n`)
    .update(signed)
    .digest();
