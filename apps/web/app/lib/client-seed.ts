/** Grammar of a client seed, the same as `@croupier/games` has; that package is loaded only to verify. */
export const CLIENT_SEED_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const LENGTH = 20;

/** A client seed drawn in the browser, 120 bits. 64 letters divide 256, so no letter is likelier than another. */
export function drawClientSeed(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  return [...random(new Uint8Array(LENGTH))].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
