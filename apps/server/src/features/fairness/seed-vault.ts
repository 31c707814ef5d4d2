import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { commitmentOf } from '@croupier/games';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEED_BYTES = 32;

/** Makes server seeds, and keeps them sealed with a key that the database does not have. */
export interface SeedVault {
  /** A new server seed for a pair, sealed, with its commitment. */
  create(playerId: bigint, number: number): { sealed: Buffer; commitment: string };
  /** @returns the seed as 64 hexadecimal digits. Throws when the row was tampered with or the key is another. */
  open(playerId: bigint, number: number, sealed: Buffer): string;
}

/** @param seedKey 32 bytes; losing it makes unrevealed rounds unverifiable for ever. */
export function createSeedVault(seedKey: Buffer): SeedVault {
  return {
    create(playerId, number) {
      const seed = randomBytes(SEED_BYTES);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', seedKey, nonce).setAAD(placeOf(playerId, number));
      const body = Buffer.concat([cipher.update(seed), cipher.final()]);
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]);
      return { sealed, commitment: commitmentOf(seed.toString('hex')) };
    },
    open(playerId, number, sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', seedKey, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(placeOf(playerId, number)).setAuthTag(tag);
      return Buffer.concat([
        decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('hex');
    },
  };
}

/** A sealed seed opens only in its own row: moved to another player or number it is refused. */
function placeOf(playerId: bigint, number: number): Buffer {
  return Buffer.from(`${playerId}:${number}`);
}
