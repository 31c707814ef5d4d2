import { bytesOfHex, bytesOfText, hexOfBytes } from './bytes.ts';
import { sha256 } from './sha256.ts';

/**
 * Merkle tree as RFC 6962 hashes it: a leaf is SHA-256(0x00 ‖ text), a node SHA-256(0x01 ‖ left ‖ right); a node without
 * a neighbour rises as it is. Levels from the leaves to the root.
 */
export type MerkleTree = readonly (readonly Uint8Array[])[];

export function merkleTree(leafTexts: readonly string[]): MerkleTree {
  if (leafTexts.length === 0) throw new RangeError('A tree has a leaf');
  const levels = [leafTexts.map(leafHash)];
  for (let level = levels[0]!; level.length > 1; level = levels.at(-1)!) {
    levels.push(
      Array.from({ length: Math.ceil(level.length / 2) }, (_, index) => {
        const right = level[2 * index + 1];
        return right === undefined ? level[2 * index]! : nodeHash(level[2 * index]!, right);
      }),
    );
  }
  return levels;
}

/** 64 hexadecimal digits. */
export function merkleRoot(tree: MerkleTree): string {
  return hexOfBytes(tree.at(-1)![0]!);
}

/** The neighbours on the way from a leaf to the root, in hexadecimal. */
export function merkleProof(tree: MerkleTree, leaf: number): string[] {
  const proof: string[] = [];
  let index = leaf;
  for (const level of tree.slice(0, -1)) {
    const neighbour = level[index ^ 1];
    if (neighbour !== undefined) proof.push(hexOfBytes(neighbour));
    index >>= 1;
  }
  return proof;
}

/** Whether the text is leaf number `leaf` of the tree of `leaves` leaves that has this root. */
export function merkleProves(
  root: string,
  { leaf, leaves, text, proof }: { leaf: number; leaves: number; text: string; proof: readonly string[] },
): boolean {
  if (!Number.isSafeInteger(leaf) || leaf < 0 || leaf >= leaves) return false;
  if (!proof.every((hash) => HASH.test(hash))) return false;
  const rest = proof.map(bytesOfHex);
  let hash = leafHash(text);
  let [index, width] = [leaf, leaves];
  while (width > 1) {
    if ((index ^ 1) < width) {
      const neighbour = rest.shift();
      if (neighbour === undefined) return false;
      hash = index % 2 === 0 ? nodeHash(hash, neighbour) : nodeHash(neighbour, hash);
    }
    index >>= 1;
    width = Math.ceil(width / 2);
  }
  return rest.length === 0 && hexOfBytes(hash) === root;
}

const HASH = /^[0-9a-f]{64}$/;

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
