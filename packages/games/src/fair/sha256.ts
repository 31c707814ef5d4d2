import { bytesOfText } from './bytes.ts';

/**
 * SHA-256 (FIPS 180-4), synchronous and the same in Node and in the browser: WebCrypto only answers by
 * promise, and the verify page must run the very code that decided the round. Our own, since rounds drawn with
 * @noble/hashes are 0.56 to 0.73 as many a second (`docs/decisions/0039`).
 * @returns 32 bytes; a text is hashed as UTF-8
 */
export function sha256(message: Uint8Array | string): Uint8Array {
  const state = new Uint32Array(INITIAL_STATE);
  digestInto(state, typeof message === 'string' ? bytesOfText(message) : message, 0);
  return bytesOfWords(state);
}

export const BLOCK_BYTES = 64;

/** The first 32 bits of the fractional parts of the square roots of the first 8 primes; a state begins as a copy of them. */
export const INITIAL_STATE: Readonly<Uint32Array> = Uint32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);

/** Absorbs the last bytes of a message of which `bytesBefore` (whole blocks) are in the state already. */
export function digestInto(state: Uint32Array, tail: Uint8Array, bytesBefore: number): void {
  let offset = 0;
  for (; offset + BLOCK_BYTES <= tail.length; offset += BLOCK_BYTES) compress(state, tail, offset);
  const rest = tail.length - offset;
  const paddedBytes = rest + 9 > BLOCK_BYTES ? 2 * BLOCK_BYTES : BLOCK_BYTES;
  for (let i = 0; i < rest; i += 1) padded[i] = tail[offset + i]!;
  padded[rest] = 0x80;
  for (let i = rest + 1; i < paddedBytes - 8; i += 1) padded[i] = 0;
  const totalBytes = bytesBefore + tail.length;
  writeWord(padded, paddedBytes - 8, Math.floor(totalBytes / 2 ** 29));
  writeWord(padded, paddedBytes - 4, (totalBytes * 8) >>> 0);
  for (let block = 0; block < paddedBytes; block += BLOCK_BYTES) compress(state, padded, block);
}

/** Absorbs eight words, the last of a message whose first block is in the state already: the outer hash of an HMAC. */
export function digestWordsInto(state: Uint32Array, words: Uint32Array): void {
  for (let i = 0; i < 8; i += 1) schedule[i] = words[i]!;
  schedule[8] = 0x80000000 | 0;
  for (let i = 9; i < 15; i += 1) schedule[i] = 0;
  schedule[15] = (BLOCK_BYTES + 32) * 8;
  mix(state);
}

/** Big-endian bytes of the words. */
export function bytesOfWords(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  for (let i = 0; i < words.length; i += 1) writeWord(bytes, i * 4, words[i]!);
  return bytes;
}

function writeWord(bytes: Uint8Array, offset: number, word: number): void {
  bytes[offset] = word >>> 24;
  bytes[offset + 1] = word >>> 16;
  bytes[offset + 2] = word >>> 8;
  bytes[offset + 3] = word;
}

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);

/** The message schedule and the last blocks, kept between calls: a synchronous function cannot be interrupted in them. */
const schedule = new Int32Array(64);
const padded = new Uint8Array(2 * BLOCK_BYTES);

/** One block of 64 bytes into the state. Int32 arithmetic throughout, which engines keep in registers. */
export function compress(state: Uint32Array, bytes: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i += 1) {
    const at = offset + i * 4;
    schedule[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  mix(state);
}

/** Widens the first sixteen words of the schedule to all of it and mixes it into the state. */
function mix(state: Uint32Array): void {
  for (let i = 16; i < 64; i += 1) {
    const x = schedule[i - 15]!;
    const y = schedule[i - 2]!;
    const small0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const small1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[i] = (schedule[i - 16]! + small0 + schedule[i - 7]! + small1) | 0;
  }
  let a = state[0]! | 0;
  let b = state[1]! | 0;
  let c = state[2]! | 0;
  let d = state[3]! | 0;
  let e = state[4]! | 0;
  let f = state[5]! | 0;
  let g = state[6]! | 0;
  let h = state[7]! | 0;
  for (let i = 0; i < 64; i += 1) {
    const big1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const choice = (e & f) ^ (~e & g);
    const first = (h + big1 + choice + ROUND_CONSTANTS[i]! + schedule[i]!) | 0;
    const big0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + big0 + majority) | 0;
  }
  state[0] = state[0]! + a;
  state[1] = state[1]! + b;
  state[2] = state[2]! + c;
  state[3] = state[3]! + d;
  state[4] = state[4]! + e;
  state[5] = state[5]! + f;
  state[6] = state[6]! + g;
  state[7] = state[7]! + h;
}
