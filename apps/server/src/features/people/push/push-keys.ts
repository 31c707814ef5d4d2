import { createECDH } from 'node:crypto';
import type { PushKeys } from './push-parts.ts';

/**
 * The pair of a private key.
 * @param key 32 bytes in hex: a scalar of P-256
 * @throws for one that is none (zero, or not below the order of the curve)
 */
export function pushKeysOf(key: string, subject: string): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(key, 'hex'));
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(key, 'hex').toString('base64url'),
    subject,
  };
}
