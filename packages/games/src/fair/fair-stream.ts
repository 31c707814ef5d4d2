import { bytesOfHex, hexOfBytes } from './bytes.ts';
import { belowFromWords, type Draw } from './draw.ts';
import { hmacSha256 } from './hmac-sha256.ts';
import { sha256 } from './sha256.ts';

/** What decides a round. The same four values give the same round for ever. */
export interface FairInputs {
  /** 64 lowercase hexadecimal digits; the HMAC key is the 32 bytes they write. */
  readonly serverSeed: string;
  /** 1 to 64 characters of A–Z a–z 0–9 _ -, the player's own. */
  readonly clientSeed: string;
  /** Count of earlier rounds under this pair of seeds. */
  readonly nonce: number;
  /** The game's id or the name of another draw, so that no two of them share a stream. */
  readonly domain: string;
}

/**
 * The fair stream as docs/fairness.md fixes it: block b is HMAC-SHA256 of `domain:clientSeed:nonce:b`,
 * read as eight big-endian 32-bit words; `below` takes the words in order, by Lemire's rejection.
 * Throws on inputs outside their grammar, which would make two readings of one message possible.
 */
export function createFairStream(inputs: FairInputs): Draw {
  const nextWord = fairWords(inputs);
  return { below: (n) => belowFromWords(nextWord, n) };
}

/** The words of the fair stream in order. `onWord` hears of each: its block, its place in it, its value. */
export function fairWords(
  inputs: FairInputs,
  onWord?: (block: number, index: number, word: number) => void,
): () => number {
  assertInputs(inputs);
  const tagOf = hmacSha256(bytesOfHex(inputs.serverSeed));
  const prefix = `${inputs.domain}:${inputs.clientSeed}:${inputs.nonce}:`;
  let block = -1;
  let index = WORDS_PER_BLOCK;
  let words: Uint32Array = new Uint32Array(0);
  return () => {
    if (index === WORDS_PER_BLOCK) {
      block += 1;
      index = 0;
      words = tagOf(`${prefix}${block}`);
    }
    const word = words[index]!;
    onWord?.(block, index, word);
    index += 1;
    return word;
  };
}

/** What is published before play: SHA-256 of the 32 bytes of the server seed, as 64 hexadecimal digits. */
export function commitmentOf(serverSeed: string): string {
  if (!HEX_64.test(serverSeed)) throw new TypeError('A server seed is 64 lowercase hexadecimal digits');
  return hexOfBytes(sha256(bytesOfHex(serverSeed)));
}

export const CLIENT_SEED_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

export function isClientSeed(text: string): boolean {
  return CLIENT_SEED_PATTERN.test(text);
}

const WORDS_PER_BLOCK = 8;
const HEX_64 = /^[0-9a-f]{64}$/;
/** A game's id, or the name of another draw: as long as an id with a word before it. */
const DOMAIN = /^[a-z0-9][a-z0-9-]{0,63}$/;

function assertInputs({ serverSeed, clientSeed, nonce, domain }: FairInputs): void {
  if (!HEX_64.test(serverSeed)) throw new TypeError('A server seed is 64 lowercase hexadecimal digits');
  if (!isClientSeed(clientSeed)) throw new TypeError('A client seed is 1 to 64 of A-Z a-z 0-9 _ -');
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError(`Nonce ${nonce} is not a count`);
  if (!DOMAIN.test(domain)) throw new TypeError(`Domain ${domain} is outside its grammar`);
}
