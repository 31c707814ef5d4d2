import { hash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** 256 random bits for a cookie or a link, as `secretOf` reads them, and their SHA-256, which is what the database has. */
export function newSecret(): { secret: string; secretHash: Buffer } {
  const secret = randomBytes(BYTES).toString('base64url');
  return { secret, secretHash: hashSecret(secret) };
}

export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');
