import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesOfHex, hexOfBytes } from '../fair/bytes.ts';
import { sha256 } from '../fair/sha256.ts';

/**
 * drand's quicknet: every three seconds a number that its members make together and that nobody knows before, each round
 * signed by the one public key (BLS on BLS12-381, signatures in G1, scheme `bls-unchained-g1-rfc9380`).
 */
export const QUICKNET = {
  /** What names the network for ever: the hash of its parameters. */
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
} as const;

/** When the value of a round comes out, in milliseconds of the usual clock. Rounds count from 1. */
export function quicknetTimeOf(round: number): number {
  return (QUICKNET.genesisSeconds + (round - 1) * QUICKNET.periodSeconds) * 1_000;
}

/** The first round whose value comes out at that instant or after it. */
export function quicknetRoundAfter(ms: number): number {
  const periods = (ms / 1_000 - QUICKNET.genesisSeconds) / QUICKNET.periodSeconds;
  return Math.max(1, Math.ceil(periods) + 1);
}

/**
 * The value of a round: SHA-256 of its signature, as 64 hexadecimal digits.
 * @param signature hexadecimal digits, from whoever has them
 * @returns undefined when it is not the network's signature of this round
 */
export function quicknetValue(round: number, signature: string): string | undefined {
  if (!Number.isSafeInteger(round) || round < 1 || !SIGNATURE.test(signature)) return undefined;
  const { shortSignatures } = bls12_381;
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(round));
  try {
    const message = shortSignatures.hash(sha256(number), DOMAIN);
    const isSigned = shortSignatures.verify(bytesOfHex(signature), message, bytesOfHex(QUICKNET.publicKey));
    return isSigned ? hexOfBytes(sha256(bytesOfHex(signature))) : undefined;
  } catch {
    return undefined; // no point of the curve at all
  }
}

/** 48 bytes: a compressed point of G1. */
const SIGNATURE = /^[0-9a-f]{96}$/;
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
