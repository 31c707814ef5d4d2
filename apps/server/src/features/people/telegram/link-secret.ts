import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
/** As `start` takes it (https://core.telegram.org/bots/features#deep-linking): 43 characters of base64url. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** A secret that nobody guesses: it is kept as its hash alone. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** @returns undefined for what cannot be one */
export const hashOfSecret = (secret: string): Buffer | undefined =>
  SECRET.test(secret) ? createHash('sha256').update(secret).digest() : undefined;
