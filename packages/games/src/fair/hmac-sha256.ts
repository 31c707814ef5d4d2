import { bytesOfText } from './bytes.ts';
import { BLOCK_BYTES, compress, digestInto, digestWordsInto, INITIAL_STATE, sha256 } from './sha256.ts';

/**
 * HMAC-SHA256 (RFC 2104) with the key fixed first: both padded key blocks are compressed once, so each
 * message of up to 55 bytes costs two compressions.
 * @returns a function from a message (text as UTF-8) to the eight big-endian words of its tag
 */
export function hmacSha256(key: Uint8Array): (message: Uint8Array | string) => Uint32Array {
  const inner = midstate(key, 0x36);
  const outer = midstate(key, 0x5c);
  return (message) => {
    const innerState = new Uint32Array(inner);
    digestInto(innerState, typeof message === 'string' ? bytesOfText(message) : message, BLOCK_BYTES);
    const outerState = new Uint32Array(outer);
    digestWordsInto(outerState, innerState);
    return outerState;
  };
}

function midstate(key: Uint8Array, pad: number): Uint32Array {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  for (let i = 0; i < BLOCK_BYTES; i += 1) block[i] = block[i]! ^ pad;
  const state = new Uint32Array(INITIAL_STATE);
  compress(state, block, 0);
  return state;
}
