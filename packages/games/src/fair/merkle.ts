import { bytesOfText, hexOfBytes } from './bytes.ts';
import { sha256 } from './sha256.ts';

/**
 * Root of the Merkle tree over the texts as RFC 6962 hashes it, 64 hexadecimal digits: a leaf is SHA-256(0x00 ‖ text), a
 * node SHA-256(0x01 ‖ left ‖ right); a node without a neighbour rises as it is.
 */
export function merkleRoot(leafTexts: readonly string[]): string {
  if (leafTexts.length === 0) throw new RangeError('A tree has a leaf');
  let level = leafTexts.map(leafHash);
  while (level.length > 1) {
    const below = level;
    level = Array.from({ length: Math.ceil(below.length / 2) }, (_, index) => {
      const right = below[2 * index + 1];
      return right === undefined ? below[2 * index]! : nodeHash(below[2 * index]!, right);
    });
  }
  return hexOfBytes(level[0]!);
}

function leafHash(text: string): Uint8Array {
  return sha256(bytesOfText(`\0${text}`));
}

function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  const marked = new Uint8Array(1 + left.length + right.length);
  marked[0] = 1;
  marked.set(left, 1);
  marked.set(right, 1 + left.length);
  return sha256(marked);
}
