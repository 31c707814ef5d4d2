import { createHmac, hkdfSync } from 'node:crypto';

/** The keys of SEED_KEY, 32 bytes each: the first seals and signs, the others still open and verify what they made. */
export type KeyRing = readonly [Buffer, ...Buffer[]];

const KEY = '[0-9a-f]{64}';
const MOST_OLD_KEYS = 7;
/** As the ring is written: the first key, then those that it takes over from. */
export const KEY_RING = `^${KEY}(,${KEY}){0,${MOST_OLD_KEYS}}$`;
export const KEY_RING_MEANS =
  '64 hexadecimal digits, or up to 8 such keys with commas between, the newest first';

const KEY_BYTES = 32;

/** @throws with a sentence where a text is no ring */
export function readKeyRing(text: string): KeyRing {
  if (!new RegExp(KEY_RING).test(text)) throw new Error(`SEED_KEY must be ${KEY_RING_MEANS}.`);
  const [first = '', ...others] = text.split(',');
  return mapRing([first, ...others], (key) => Buffer.from(key, 'hex'));
}

/** A ring of keys of its own for one purpose (HKDF-SHA-256), a key for each. */
export const deriveKeys = (ring: KeyRing, purpose: string): KeyRing =>
  mapRing(ring, (key) => Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES)));

/** Signs things of one kind, so that who has the database alone can make no signature. */
export interface Signer<T> {
  /** With the first key of the ring. */
  sign(thing: T): Buffer;
  /** @returns the place in the ring of the key that signed it; -1 where none did */
  signedBy(thing: T, signature: Buffer): number;
}

/** HMAC-SHA-256 under keys of their own for one purpose. @param textOf what is signed of a thing */
export function createSigner<T>(
  ring: KeyRing,
  purpose: string,
  textOf: (thing: T) => string | Buffer,
): Signer<T> {
  const keys = mapRing(ring, (key) => createHmac('sha256', key).update(purpose).digest());
  const signWith = (key: Buffer, thing: T) => createHmac('sha256', key).update(textOf(thing)).digest();
  return {
    sign: (thing) => signWith(keys[0], thing),
    signedBy: (thing, signature) => keys.findIndex((key) => signWith(key, thing).equals(signature)),
  };
}

const mapRing = <K>([first, ...others]: readonly [K, ...K[]], make: (key: K) => Buffer): KeyRing => [
  make(first),
  ...others.map(make),
];
